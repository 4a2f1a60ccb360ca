/** The link in the list that opens a request, and that takes the focus back when it is closed. */
export function rowLinkId(requestId: string): string {
  return `request-${requestId}`;
}
