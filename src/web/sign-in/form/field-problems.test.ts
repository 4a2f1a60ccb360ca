import { expect, test } from 'vitest';
import { problemsFrom } from './field-problems.ts';

test('what the server says of a field is shown beside it; what it says of others is not lost on a field', () => {
  const message = 'This is too long: at most 200 characters';
  const errors = [
    { field: 'password', message },
    { field: 'constructor', message: 'no such field' },
  ];
  expect(problemsFrom(errors, ['identifier', 'password'])).toEqual({
    password: { en: message, ur: message },
  });
});
