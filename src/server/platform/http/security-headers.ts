import type { MiddlewareHandler } from 'hono';

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(), microphone=(), payment=(), usb=()',
};

/** On every answer. A page sets its own Content-Security-Policy; whatever has none is data and may load nothing. */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    // Not by `c.header`, which copies a finished response for each header.
    const answered = c.res.headers;
    for (const [name, value] of Object.entries(headers)) answered.set(name, value);
    if (isHttps) answered.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (!answered.has('Content-Security-Policy')) {
      answered.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
  };
}
