import type { MiddlewareHandler } from 'hono';

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(), microphone=(), payment=(), usb=()',
};

const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };
const policyOfData = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

/** The headers of data, which may load nothing. */
export function dataHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return { ...headers, ...(isHttps && strictTransport), ...policyOfData };
}

/** The headers of every answer. A page sets its own Content-Security-Policy; an answer without one is data. */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  const always = Object.entries(dataHeaders(isHttps));
  return async (c, next) => {
    await next();
    // Not by `c.header`, which copies a finished response for each header.
    const answered = c.res.headers;
    const policy = answered.get('Content-Security-Policy');
    for (const [name, value] of always) answered.set(name, value);
    if (policy !== null) answered.set('Content-Security-Policy', policy);
  };
}
