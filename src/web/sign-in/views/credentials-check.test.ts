import { expect, test } from 'vitest';
import { credentials } from '#contract/auth.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { problemsFrom, problemsIn } from './credentials-check.ts';

test.each([
  ['', ''],
  ['  \t', ''],
  ['', '   '],
  ['\u00a0', 'x'],
  ['0300-0000001', ''],
  ['0300-0000001', '   '],
  ['a@example.pk', 'asaan'],
])('for %j and %j the page says what the contract says is missing', (identifier, password) => {
  const issues = credentials.safeParse({ identifier, password }).error?.issues ?? [];
  const contract = issues.map((issue) => [
    issue.path[0],
    { en: fieldMessage(issue, 'en'), ur: fieldMessage(issue, 'ur') },
  ]);
  expect(problemsIn({ identifier, password })).toEqual(Object.fromEntries(contract));
});

test('what the server says of a field is shown beside it; what it says of others is not lost on a field', () => {
  const said = problemsFrom([
    { field: 'password', message: 'This is too long: at most 200 characters' },
    { field: 'constructor', message: 'no such field' },
  ]);
  const message = 'This is too long: at most 200 characters';
  expect(said).toEqual({ password: { en: message, ur: message } });
});
