import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '../config.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/**
 * True if a request for the metrics comes from the lender's own monitoring: it has the token of the settings, or it comes
 * from this machine. Only the socket's address counts, not the headers. Behind a proxy every request has the proxy's
 * address, so the token is needed there.
 */
export function mayReadMetrics(
  c: Context,
  { metricsToken, trustedProxies }: Pick<Config, 'metricsToken' | 'trustedProxies'>,
): boolean {
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (token !== undefined) return metricsToken !== undefined && isSame(token, metricsToken);
  if (trustedProxies > 0) return false;
  const address = getConnInfo(c).remote.address ?? '';
  return isIP(address) !== 0 && loopback.test(address);
}

/** Compared by hashes, so that the time reveals nothing about the token. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
