import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { consentCodeExpiry, consentCodeTriesMax, refusalOfConsentCode } from './consent-code.ts';

const madeAt = Date.UTC(2026, 10, 28, 10);
const open = { isUsed: false, expiresAt: consentCodeExpiry(madeAt), wrongTries: 0 };
const minutesLater = (minutes: number) => madeAt + minutes * 60_000;

test('a code counts for a quarter of an hour', () => {
  expect(refusalOfConsentCode(open, minutesLater(15))).toBeNull();
  expect(refusalOfConsentCode(open, minutesLater(15) + 1)).toBe('consent_code_expired');
});

test('five wrong codes are the end of it, a use as well, and without a code nothing counts', () => {
  expect(refusalOfConsentCode({ ...open, wrongTries: 4 }, madeAt)).toBeNull();
  expect(refusalOfConsentCode({ ...open, wrongTries: 5 }, madeAt)).toBe('consent_code_spent');
  expect(refusalOfConsentCode({ ...open, isUsed: true }, madeAt)).toBe('consent_code_used');
  expect(refusalOfConsentCode(undefined, madeAt)).toBe('consent_code_missing');
});

test('a code that no longer counts never counts again', () => {
  const codes = fc.record({
    isUsed: fc.boolean(),
    expiresAt: fc.constant(consentCodeExpiry(madeAt)),
    wrongTries: fc.integer({ min: 0, max: consentCodeTriesMax }),
  });
  fc.assert(
    fc.property(codes, fc.nat(3_600_000), fc.nat(3_600_000), (code, first, more) => {
      if (refusalOfConsentCode(code, madeAt + first) === null) return;
      expect(refusalOfConsentCode(code, madeAt + first + more)).not.toBeNull();
    }),
  );
});
