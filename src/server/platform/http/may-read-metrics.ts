import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** The headers that a proxy adds. */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const unknownProxy =
  'A request for /metrics came through a proxy, but TRUSTED_PROXIES is 0. It was refused, because behind a proxy everybody seems to be this machine. Set TRUSTED_PROXIES to the number of proxies: until then quotas count all visitors as one, too.';

/**
 * Makes the door of the metrics. It lets the lender's own monitoring in: a request that has the token of the settings, or that
 * comes from this machine. Only the socket's address counts. Behind a proxy every request has the proxy's address, so the token
 * is needed there, also if the settings do not know of the proxy. That is logged once.
 */
export function metricsDoor(
  { metricsToken, trustedProxies }: Pick<Config, 'metricsToken' | 'trustedProxies'>,
  log: Pick<Logger, 'warn'>,
): (c: Context) => boolean {
  let isLogged = false;
  return (c) => {
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (token !== undefined) return metricsToken !== undefined && isSame(token, metricsToken);
    if (trustedProxies > 0) return false;
    const address = getConnInfo(c).remote.address ?? '';
    if (isIP(address) === 0 || !loopback.test(address)) return false;
    if (forwarding.every((name) => c.req.header(name) === undefined)) return true;
    if (!isLogged) log.warn(unknownProxy);
    isLogged = true;
    return false;
  };
}

/** Compared by hashes, so that the time reveals nothing about the token. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
