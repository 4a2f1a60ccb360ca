/** The public page that checks a certificate, as a path below the address of the site. */
export const clearanceCheckPath = (code: string): `/k/${string}` => `/k/${code}`;
