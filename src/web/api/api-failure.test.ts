import { expect, test } from 'vitest';
import { ApiFailure, type ApiFailureCode, isAnswerLost } from './api-failure.ts';

test('an answer counts as lost if none came, if it cannot be read or if the server broke off, not if it refused', () => {
  const isLost = (code: ApiFailureCode, status?: number) =>
    isAnswerLost(new ApiFailure({ message: '', code, status }));
  expect(isLost('network')).toBe(true);
  expect(isLost('unreadable_answer', 200)).toBe(true);
  expect(isLost('internal', 500)).toBe(true);
  expect(isLost('unavailable', 503)).toBe(true);
  expect(isLost('busy', 503)).toBe(false);
  expect(isLost('clock_behind', 503)).toBe(false);
  expect(isLost('uploads_busy', 503)).toBe(false);
  expect(isLost('reference_required', 422)).toBe(false);
  expect(isAnswerLost(null)).toBe(false);
});
