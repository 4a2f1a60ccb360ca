/** Bytes that are reserved with a day: several times what its items need, so that the last slip is never the one without room. */
const reserveBytes = 2_000_000;

const drawnAtOnce = 65_536;

/** Bytes that cannot be compressed away. */
export function reserve(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(reserveBytes);
  for (let from = 0; from < bytes.length; from += drawnAtOnce)
    crypto.getRandomValues(bytes.subarray(from, from + drawnAtOnce));
  return bytes;
}

/** True if the phone promised to keep the book until it is removed by hand. Asks for that promise. */
export async function isKeptForGood(): Promise<boolean> {
  const { storage } = navigator;
  return (await storage.persisted()) || storage.persist();
}

/** True in a window of its own from the home screen. No private window is one. */
export function isOnHomeScreen(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

/** True of the error of a phone without room. */
export function isFullError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
