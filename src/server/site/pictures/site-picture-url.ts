/** The address of a picture for every visitor of the site. */
export function sitePictureUrl(hash: string): string {
  return `/api/site-pictures/${hash}`;
}
