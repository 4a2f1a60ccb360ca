/** The address of a picture for every visitor of the site. */
export function sitePictureUrl(hash: string): string {
  return `/api/site-pictures/${hash}`;
}

/** The hash of the picture at such an address. */
export function hashOfSitePicture(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
