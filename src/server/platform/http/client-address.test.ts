import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

describe('the address that limits count by', () => {
  test("is the socket's when no proxy is ours, whatever a header claims", () => {
    expect(clientAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7');
  });

  test('is what our outermost proxy wrote, not what the client wrote before it', () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.7', 1)).toBe('203.0.113.7');
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7');
  });

  test('is a whole /64 of IPv6, however the address is written', () => {
    expect(clientAddress('2001:db8:1:2:aaaa:bbbb:cccc:dddd', undefined, 0)).toBe('2001:db8:1:2::/64');
    expect(clientAddress('2001:db8:1:2::1', undefined, 0)).toBe('2001:db8:1:2::/64');
    expect(clientAddress('::1', undefined, 0)).toBe('0:0:0:0::/64');
    expect(clientAddress('::ffff:203.0.113.7', undefined, 0)).toBe('203.0.113.7');
  });
});
