import { isIPv6 } from 'node:net';

/**
 * The address that limits count by. Behind `trustedProxies` proxies of ours it is the entry that the outermost of them
 * wrote into X-Forwarded-For; whatever stands before that entry was written by the client and is not believed.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies)?.trim() : undefined;
  return limitedNetwork(forwarded || socketAddress || 'unknown');
}

/** One household or phone holds a whole /64 of IPv6, so that is what is counted; of IPv4 it is the address. */
function limitedNetwork(address: string): string {
  const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mappedIPv4 !== undefined) return mappedIPv4;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
