import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../refusal.ts';

/** The `Sec-Fetch-Site` values of a request from our own page, or from the person without a page. */
const ownSites = new Set(['same-origin', 'none']);

/**
 * Refuses what a page of another site asks a visitor's browser to do here, such as to sign out or to sign in as somebody
 * else. Every browser says where a request comes from; what is no browser says nothing, and acts in nobody's name.
 */
export const refuseCrossSite: MiddlewareHandler = async (c, next) => {
  const site = c.req.header('sec-fetch-site');
  const isOwn = site === undefined || ownSites.has(site);
  if (!isOwn && c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new Refusal('cross_site');
  await next();
};
