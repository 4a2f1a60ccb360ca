/** The parameter of the check's address that carries the chain mark of the paper. */
export const chainMarkParameter = 'entry';

/**
 * The public page that looks up a receipt by its code, as a path below the address of the site; given the chain mark of the
 * paper, it compares that with the books.
 */
export function receiptCheckPath(code: string, chainMark: string | null = null): string {
  return chainMark === null ? `/r/${code}` : `/r/${code}?${chainMarkParameter}=${chainMark}`;
}
