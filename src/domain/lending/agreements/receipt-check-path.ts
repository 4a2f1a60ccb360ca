/** The public page that looks up a receipt by its code, as a path below the address of the site. */
export function receiptCheckPath(code: string): string {
  return `/r/${code}`;
}
