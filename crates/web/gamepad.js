// A gamepad, fetched when there is one. On the board its cross is the arrow
// keys; elsewhere, and with the buttons at its shoulders everywhere, it goes to what comes before or
// after. The first button presses what has the focus, the second goes back.
/** @type {Record<number, string>} */
const ARROWS = { 12: "ArrowUp", 13: "ArrowDown", 14: "ArrowLeft", 15: "ArrowRight" };
const REACHED = "a[href], button:not(:disabled), select, input, summary, .spot";
/** @type {FocusOptions & { focusVisible: boolean }} */
const SEEN = { focusVisible: true };
/** @type {(key: string, ctrlKey?: boolean) => unknown} */
const type = (key, ctrlKey) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true }));
/** @param {number} by */
const tab = (by) => {
  const within = document.querySelector("dialog[open]") ?? document;
  /** @type {NodeListOf<HTMLElement>} */
  const found = within.querySelectorAll(REACHED);
  const reached = [...found].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  );
  const at = reached.findIndex((one) => one === document.activeElement);
  const next = at < 0 && reached.find((one) => one.matches(".spot"));
  (next || reached.at(at < 0 ? Math.min(by, 0) : (at + by) % reached.length))?.focus(SEEN);
};
/** @param {number} button */
const pressed = (button) => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return;
  const by = [4, 12, 14].includes(button) ? -1 : 1;
  /** @type {HTMLDialogElement | null} */
  const dialog = document.querySelector("dialog[open]");
  if (button === 0) focused.click();
  else if (button === 1) dialog ? dialog.close() : type("z", true);
  else if (button in ARROWS && focused.matches(".spot")) {
    type(ARROWS[button]);
    // At the edge of the board, and where a board has no keys.
    if (document.activeElement === focused) tab(by);
  }
  else if (button > 13 && focused instanceof HTMLSelectElement) {
    focused.selectedIndex = Math.max(0, Math.min(focused.selectedIndex + by, focused.length - 1));
    focused.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (button in ARROWS || button === 4 || button === 5) tab(by);
};
/** @type {Set<number>} */
let held = new Set();
const poll = () => {
  const pads = navigator.getGamepads().filter((pad) => !!pad);
  const now = new Set(
    pads.flatMap((pad) => pad.buttons.flatMap((button, index) => (button.pressed ? [index] : []))),
  );
  const before = held;
  held = now;
  now.forEach((button) => before.has(button) || pressed(button));
  if (pads.length) requestAnimationFrame(poll);
};
addEventListener("gamepadconnected", poll);
poll();
