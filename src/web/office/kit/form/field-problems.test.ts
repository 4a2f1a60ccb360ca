import { expect, test } from 'vitest';
import { ApiFailure } from '#web/api/api-failure.ts';
import { problemsFrom, problemsIn } from './field-problems.ts';

test('a field is told the first thing that is wrong with it, in both languages', () => {
  const problems = problemsIn([
    { path: ['city', 'ur'], message: 'text_required' },
    { path: ['city', 'ur'], message: 'unprintable' },
    { path: ['phone'], message: 'phone_required' },
  ]);
  expect(problems).toEqual({
    'city.ur': { en: 'This is required', ur: 'یہ لکھنا ضروری ہے' },
    phone: { en: 'Phone number is required', ur: 'فون نمبر لکھنا ضروری ہے' },
  });
});

test('what the server says of a field stands beside that field, and nothing that it says is lost', () => {
  const failure = new ApiFailure({
    code: 'invalid_input',
    message: 'Please correct the marked fields.',
    errors: [
      { field: 'branch.phone', message: 'Another branch has this phone' },
      { field: 'version', message: 'This is not a valid value' },
    ],
  });
  expect(problemsFrom(failure, ['city.en', 'phone'])).toEqual({
    phone: { en: 'Another branch has this phone', ur: 'Another branch has this phone' },
    version: { en: 'This is not a valid value', ur: 'This is not a valid value' },
  });
});
