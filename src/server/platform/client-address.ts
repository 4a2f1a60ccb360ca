import ipaddr from 'ipaddr.js';

/**
 * The address that limits count by. Behind `trustedProxies` proxies of ours it is the entry that the outermost of them wrote
 * into X-Forwarded-For. The client wrote everything before that entry, so it is ignored.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies)?.trim() : undefined;
  return limitedNetwork(forwarded || socketAddress || 'unknown');
}

/**
 * The /48 around a counted /64 of IPv6, which one customer of a network provider often has whole: 65,536 addresses for limits
 * to count. Null for IPv4, where the customers of a phone company already share one address.
 */
export function widerNetwork(address: string): string | null {
  if (!address.endsWith('::/64')) return null;
  const { parts } = ipaddr.IPv6.parse(address.slice(0, -'/64'.length));
  return `${new ipaddr.IPv6([...parts.slice(0, 3), 0, 0, 0, 0, 0])}/48`;
}

/** `203.0.113.7:50123`, `[2001:db8::1]:50123`, `[2001:db8::1]`: some proxies write the port of the client as well. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/;

/**
 * The network that a limit counts. One household or phone has a whole /64 of IPv6, so that is counted; for IPv4 it is the
 * address. Two spellings of one address count as one. Any other text counts as it is written.
 */
function limitedNetwork(written: string): string {
  const [, ipv6, ipv4] = withPort.exec(written) ?? [];
  const address = ipv6 ?? ipv4 ?? written;
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return written;
  const client = ipaddr.process(address);
  if (client instanceof ipaddr.IPv4) return client.toString();
  return `${new ipaddr.IPv6([...client.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}
