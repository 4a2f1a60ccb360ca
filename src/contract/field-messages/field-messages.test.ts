import { expect, test } from 'vitest';
import { rescheduleForm } from '../lending/approval-requests.ts';
import { collectionEndpoints } from '../lending/collections.ts';
import { fieldMessage } from './field-messages.ts';
import { countLimit } from './lending-field-messages.ts';

test.each([
  [1, 'at most 1 installment', '1 قسط میں'],
  [5, 'at most 5 installments', '5 قسطوں میں'],
])(
  'the message about the largest number of installments uses singular and plural for %i',
  (maximum, en, ur) => {
    const issue = { message: countLimit.key, maximum };
    expect(fieldMessage(issue, 'en')).toMatch(new RegExp(`${en}$`));
    expect(fieldMessage(issue, 'ur')).toContain(ur);
  },
);

test.each([
  ['the consent to a new schedule', rescheduleForm, 'consentHow'],
  ['the result of a contact', collectionEndpoints.logContact.body, 'result'],
])('a missing %s asks the reader to choose', (_, form, field) => {
  const { error } = form.safeParse({ [field]: '' });
  const issue = error?.issues.find(({ path }) => path[0] === field);
  expect(issue && fieldMessage(issue, 'en')).toBe('Choose one');
});
