/** The link in the list that opens a message, and that takes the focus back when it is closed. */
export function messageRowId(messageId: string): string {
  return `message-${messageId}`;
}
