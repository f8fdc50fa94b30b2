// Appended to the generated script that fetches the parts of the program: what several parts share
// comes many pieces to a file, as each is small and few of them are needed alone.
/** @type {Record<string, Promise<ArrayBuffer>>} */
const files = {};
/**
 * @param {string} file
 * @param {number} from
 * @param {number} to
 */
async function shared(file, from, to) {
  const fetching = (files[file] ??= fetch(file).then((answer) => {
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return answer.arrayBuffer();
  }));
  // Fetched again when it is wanted again.
  fetching.catch(() => delete files[file]);
  return (await fetching).slice(from, to);
}
