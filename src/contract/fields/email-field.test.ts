import { expect, test } from 'vitest';
import { emailAddress } from './email-field.ts';

const field = emailAddress();

test.each([
  [' Nasreen.Akhtar@Example.PK ', 'nasreen.akhtar@example.pk'],
  ['', null],
  [undefined, null],
])('%j comes out as %j', (given, parsed) => {
  expect(field.parse(given)).toBe(parsed);
});

test.each(['a@b,com', '<a@b.com>', 'a@b.com,', 'نسرین@example.pk'])(
  '%j is refused with the reason',
  (given) => {
    const parsed = field.safeParse(given);
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['email_format']);
  },
);
