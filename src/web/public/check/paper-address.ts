/** The pages behind our codes: of a receipt, a certificate of clearance, a complaint and a request. */
const paperPath = /^\/[rkca]\/[^/]+$/;

/** The address of the page that a paper of ours leads to, below the address of the site; null for anything else. */
export function paperAddress(read: string, origin: string): string | null {
  if (!URL.canParse(read)) return null;
  const { origin: itsOrigin, pathname, search } = new URL(read);
  return itsOrigin === origin && paperPath.test(pathname) ? pathname + search : null;
}
