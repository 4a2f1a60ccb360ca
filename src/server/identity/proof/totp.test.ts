import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createTotpSecret, totpStepOf, totpUri } from './totp.ts';

const stepMs = 30_000;
const now = Date.UTC(2026, 10, 20, 5);
const secret = createTotpSecret();
const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

test("a code is accepted if the phone's clock is up to half a minute off, and not beyond", () => {
  const accepted = [-2, -1, 0, 1, 2].map((steps) => totpStepOf(secret, codeAt(now + steps * stepMs), now));
  const step = now / stepMs;
  expect(accepted).toEqual([null, step - 1, step, step + 1, null]);
});

test('codes equal the test values of RFC 6238', () => {
  const published = Secret.fromUTF8('12345678901234567890').base32;
  expect(totpStepOf(published, '287082', 59_000)).toBe(1);
  expect(totpStepOf(published, '081804', 1_111_111_109_000)).toBe(37_037_036);
});

test('an authenticator app can read issuer, account and secret from the otpauth address', () => {
  const uri = new URL(totpUri(secret, 'sana@example.pk'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Qist:sana@example.pk');
  expect(uri.searchParams.get('secret')).toBe(secret);
});
