/** Logs a failure that the person at the screen cannot fix and must not be stopped by. */
export function logFailure(what: string, failure: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is where such a failure is looked for
  console.warn(what, failure);
}
