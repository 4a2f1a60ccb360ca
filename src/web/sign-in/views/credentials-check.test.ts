import { expect, test } from 'vitest';
import { fieldMessage } from '#contract/field-messages/field-messages.ts';
import { credentials } from '#contract/identity/sign-in.ts';
import { problemsIn } from './credentials-check.ts';

test.each([
  ['', ''],
  ['  \t', ''],
  ['', '   '],
  ['\u00a0', 'x'],
  ['0300-0000001', ''],
  ['0300-0000001', '   '],
  ['a@example.pk', 'asaan'],
])('for %j and %j the page reports the same faults as the contract', (identifier, password) => {
  const issues = credentials.safeParse({ identifier, password }).error?.issues ?? [];
  const contract = issues.map((issue) => [
    issue.path[0],
    { en: fieldMessage(issue, 'en'), ur: fieldMessage(issue, 'ur') },
  ]);
  expect(problemsIn({ identifier, password })).toEqual(Object.fromEntries(contract));
});
