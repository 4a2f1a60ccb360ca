import type { Phrase } from '#domain/language.ts';

/** A page or an account that the user opened. */
export interface Opened {
  readonly path: string;
  readonly label: Phrase;
  /** The customer whose account it is; missing for a page. */
  readonly customerId?: string;
}

/** More would hide the pages below them. */
const keptMax = 6;

let session: string | null = null;
let opened: readonly Opened[] = [];

/** Puts it before the others of the session. Kept in memory only: a computer that people share keeps no names of customers. */
export function rememberOpened(by: string | null, latest: Opened): void {
  opened = [latest, ...openedLately(by).filter(({ path }) => path !== latest.path)].slice(0, keptMax);
  session = by;
}

/** The last ones of a session, the latest first. */
export function openedLately(by: string | null): readonly Opened[] {
  return by === session ? opened : [];
}
