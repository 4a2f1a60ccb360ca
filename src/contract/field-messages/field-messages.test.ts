import { expect, test } from 'vitest';
import { fieldMessage } from './field-messages.ts';
import { countLimit } from './lending-field-messages.ts';

test.each([
  [1, 'at most 1 installment', '1 قسط میں'],
  [5, 'at most 5 installments', '5 قسطوں میں'],
])('an amount that splits into %i at most says so in the right number', (maximum, en, ur) => {
  const issue = { message: countLimit.key, maximum };
  expect(fieldMessage(issue, 'en')).toMatch(new RegExp(`${en}$`));
  expect(fieldMessage(issue, 'ur')).toContain(ur);
});
