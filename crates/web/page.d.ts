// The program, as the build makes it: what the first scripts need of it.
export default function begin(options: { module_or_path: string }): Promise<unknown>;
