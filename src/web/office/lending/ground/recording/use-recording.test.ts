import { expect, test } from 'vitest';
import { ApiFailure } from '#web/api/api-failure.ts';
import { isUnconfirmed } from './use-recording.ts';

test('warnings are confirmed once each of them is', () => {
  const warnings = ['payment_beyond_outstanding', 'reference_seen_before'] as const;
  const warned = new ApiFailure({ message: '', code: 'not_confirmed', status: 409, warnings });
  expect(isUnconfirmed(warned, [])).toBe(true);
  expect(isUnconfirmed(warned, ['reference_seen_before'])).toBe(true);
  expect(isUnconfirmed(warned, warnings)).toBe(false);
  expect(isUnconfirmed(new ApiFailure({ message: '', code: 'network' }), [])).toBe(false);
  expect(isUnconfirmed(null, [])).toBe(false);
});
