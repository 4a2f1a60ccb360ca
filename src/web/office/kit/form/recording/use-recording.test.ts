import { expect, test } from 'vitest';
import { ApiFailure, type ApiFailureCode } from '#web/api/api-failure.ts';
import { isAnswerLost, isUnconfirmed } from './use-recording.ts';

const failure = (code: ApiFailureCode, status?: number) => new ApiFailure({ message: '', code, status });

test('an answer is lost when none came, when it cannot be read, and when the server broke off', () => {
  expect(isAnswerLost(failure('network'))).toBe(true);
  expect(isAnswerLost(failure('unreadable_answer', 200))).toBe(true);
  expect(isAnswerLost(failure('internal', 500))).toBe(true);
  expect(isAnswerLost(failure('reference_required', 422))).toBe(false);
});

test('what was warned of is confirmed once each of the warnings is', () => {
  const warnings = ['payment_beyond_outstanding', 'reference_seen_before'] as const;
  const warned = new ApiFailure({ message: '', code: 'not_confirmed', status: 409, warnings });
  expect(isUnconfirmed(warned, [])).toBe(true);
  expect(isUnconfirmed(warned, ['reference_seen_before'])).toBe(true);
  expect(isUnconfirmed(warned, warnings)).toBe(false);
  expect(isUnconfirmed(failure('network'), [])).toBe(false);
  expect(isUnconfirmed(null, [])).toBe(false);
});
