import { describe, expect, test } from 'vitest';
import { clientAddress, widerNetwork } from './client-address.ts';

describe('the address that rate limits count', () => {
  test("is the socket's when we have no proxy, whatever a header claims", () => {
    expect(clientAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7');
  });

  test('is the one our outermost proxy wrote, not the one the client wrote before it', () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.7', 1)).toBe('203.0.113.7');
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7');
  });

  test.each([
    '2001:db8:1:2:aaaa:bbbb:cccc:dddd',
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:0000:0000:0000:0001',
    '[2001:db8:1:2::1]',
    '[2001:db8:1:2::1]:50123',
    '2001:db8:1:2::203.0.113.7',
    '2001:db8:1:2::1%eth0',
  ])('is a whole /64 of IPv6, also written %s', (address) => {
    expect(clientAddress(address, undefined, 0)).toBe('2001:db8:1:2::/64');
    expect(clientAddress('10.0.0.1', address, 1)).toBe('2001:db8:1:2::/64');
  });

  test('differs for the next /64 of IPv6', () => {
    expect(clientAddress('2001:db8:1:3::1', undefined, 0)).toBe('2001:db8:1:3::/64');
    expect(clientAddress('::1', undefined, 0)).toBe('::/64');
  });

  test.each([
    '203.0.113.7',
    '203.0.113.7:50123',
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '0:0:0:0:0:ffff:203.0.113.7',
    '[::ffff:203.0.113.7]:50123',
  ])('is an IPv4 address, also written %s', (address) => {
    expect(clientAddress(address, undefined, 0)).toBe('203.0.113.7');
    expect(clientAddress('10.0.0.1', address, 1)).toBe('203.0.113.7');
  });

  test.each(['unknown', '_hidden', '999.0.0.1', '1.2.3', '0x7f000001', 'a:b', ''])(
    'is the text itself if it is no address: %j',
    (written) => {
      expect(clientAddress('10.0.0.1', written, 1)).toBe(written || '10.0.0.1');
    },
  );
});

test('the wider network of IPv6 is its /48, and IPv4 has none', () => {
  expect(widerNetwork('2001:db8:1:2::/64')).toBe('2001:db8:1::/48');
  expect(widerNetwork('2001:db8:1:ffff::/64')).toBe('2001:db8:1::/48');
  expect(widerNetwork('2001:db8:2:2::/64')).toBe('2001:db8:2::/48');
  expect(widerNetwork(clientAddress('::1', undefined, 0))).toBe('::/48');
  for (const address of ['203.0.113.7', 'unknown', '']) expect(widerNetwork(address)).toBeNull();
});
