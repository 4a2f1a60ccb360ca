import type { MiddlewareHandler } from 'hono';

const otherPermissions = 'geolocation=(), microphone=(), payment=(), usb=()';

/** For the one page that reads a code with the camera. */
export const permissionsWithCamera = { 'Permissions-Policy': `camera=(self), ${otherPermissions}` };

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': `camera=(), ${otherPermissions}`,
};

const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };
const policyOfData = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

/** The headers of data, which may load nothing. */
export function dataHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return { ...headers, ...(isHttps && strictTransport), ...policyOfData };
}

const setByPages = ['Content-Security-Policy', 'Permissions-Policy'];

/** The headers of every answer. A page sets its own Content-Security-Policy; an answer without one is data. */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  const always = Object.entries(dataHeaders(isHttps));
  return async (c, next) => {
    await next();
    // Not by `c.header`, which copies a finished response for each header.
    const answered = c.res.headers;
    for (const [name, value] of always)
      if (!(setByPages.includes(name) && answered.has(name))) answered.set(name, value);
  };
}
