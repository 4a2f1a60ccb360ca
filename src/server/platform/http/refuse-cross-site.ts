import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../refusal.ts';

/** The `Sec-Fetch-Site` values of a request from our own page, or from the person without a page. */
const ownSites = new Set(['same-origin', 'none']);

/**
 * Refuses requests that a page of another site makes a visitor's browser send, for example to sign out or to sign in as
 * somebody else. Every browser states where a request comes from. A program that is no browser states nothing, and has no
 * visitor's session.
 */
export const refuseCrossSite: MiddlewareHandler = async (c, next) => {
  const site = c.req.header('sec-fetch-site');
  const isOwn = site === undefined || ownSites.has(site);
  if (!isOwn && c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new Refusal('cross_site');
  await next();
};
