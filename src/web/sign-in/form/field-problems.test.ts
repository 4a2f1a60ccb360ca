import { expect, test } from 'vitest';
import { problemsFrom } from './field-problems.ts';

test("the server's message is shown at its field; one about other fields is not lost", () => {
  const message = 'This is too long: at most 200 characters';
  const errors = [
    { field: 'password', message },
    { field: 'constructor', message: 'no such field' },
  ];
  expect(problemsFrom(errors, ['identifier', 'password'])).toEqual({
    password: { en: message, ur: message },
  });
});
