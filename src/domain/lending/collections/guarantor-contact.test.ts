import { expect, test } from 'vitest';
import { mayContactGuarantor } from './guarantor-contact.ts';

test.each([
  ['active', 30, false],
  ['active', 31, true],
  ['completed', 0, false],
  ['written_off', 0, true],
] as const)(
  'a guarantor of an agreement that is %s and %d days past due may be contacted after 30 days: %s',
  (status, daysPastDue, may) => {
    expect(mayContactGuarantor({ status, daysPastDue }, 30)).toBe(may);
  },
);
