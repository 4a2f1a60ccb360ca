/** Where anyone looks a receipt up by its code, below the address of the site. */
export function receiptCheckPath(code: string): string {
  return `/r/${code}`;
}
