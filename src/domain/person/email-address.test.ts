import { domainToASCII } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { mailboxOf, parseEmail } from './email-address.ts';

test.each([
  ['Nasreen.Akhtar@Example.PK', 'nasreen.akhtar@example.pk'],
  ["o'brien+qist@mail.example.com", "o'brien+qist@mail.example.com"],
  ['n_1-2@sub.example-mail.com.pk', 'n_1-2@sub.example-mail.com.pk'],
  ['n@مثال.پاکستان', 'n@xn--mgbh0fb.xn--mgbai9azgqp6j'],
  ['a@xn--mgbh0fb.xn--mgbai9azgqp6j', 'a@xn--mgbh0fb.xn--mgbai9azgqp6j'],
  ['  a@b.co ', 'a@b.co'],
])('%j is the e-mail %j', (given, email) => {
  expect(parseEmail(given)).toBe(email);
});

/** The spellings by which one mailbox was eleven accounts, and more that a program for mail reads as an address. */
const disguises: readonly ((email: string) => string)[] = [
  (email) => `<${email}>`,
  (email) => `${email},`,
  (email) => `a<${email}>`,
  (email) => `(c)${email}`,
  (email) => `${email}(c)`,
  (email) => `g:${email};`,
  (email) => `"${email.split('@')[0]}"@${email.split('@')[1]}`,
  (email) => email.replace('@', ' @ '),
  (email) => email.replace('@', '(c)@'),
  (email) => email.replace('@', '@(c)'),
  (email) => `${email}.`,
  (email) => `${email};`,
  (email) => `,${email}`,
  (email) => `mailto:${email}`,
  (email) => `${email}\n`.replace('@', '\r\n@'),
  (email) => `${email},${email}`,
  (email) => `${email} ${email}`,
  (email) => `@relay.example:${email}`,
  (email) => email.replace('@', '%example.com@'),
  (email) => email.replace('@', '!x@'),
  (email) => email.replace('@', '@[').concat(']'),
  (email) => email.replace('@', '\u200B@'),
  (email) => email.replace('@', '＠'),
];

test.each([
  ...['a@b,com', 'a@b', 'a@b.', 'a@.com', 'a@b..com', 'a@b.c', '@b.com', 'a@', 'a b@c.com', 'a@b c.com', ''],
  ...['a@@b.com', 'a@b@c.com', '.a@b.com', 'a.@b.com', 'a..b@c.com', 'a;b@c.com', 'a@-b.com', 'a@b-.com'],
  ...[
    'a@192.168.1.1',
    'a@0x7f.1',
    'a@[127.0.0.1]',
    'a@b.com:25',
    'a@b.com/x',
    'نسرین@example.pk',
    'a@xn--.com',
  ],
  ...[`${'a'.repeat(65)}@b.com`, `a@${'b'.repeat(64)}.com`, `a@${'b.'.repeat(130)}com`],
])('%j is no e-mail', (text) => {
  expect(parseEmail(text)).toBeNull();
});

const emails = fc
  .tuple(
    fc.stringMatching(/^[a-z0-9_+'&=~-]{1,12}(\.[a-z0-9_+'&=~-]{1,12}){0,2}$/),
    fc.stringMatching(/^([a-z0-9]{1,9}\.){1,3}(com|pk|org)$/),
  )
  .map((parts) => parts.join('@'));

describe('a mailbox', () => {
  test('has one written form, which is its own, and no second spelling', () => {
    fc.assert(
      fc.property(emails, fc.constantFrom(...disguises), (email, disguise) => {
        expect(parseEmail(email)).toBe(email);
        expect(parseEmail(email.toUpperCase())).toBe(email);
        expect(parseEmail(disguise(email))).toBeNull();
      }),
    );
  });

  test('of any text has ASCII signs only, none that separates addresses, and the domain that DNS knows', () => {
    const text = fc
      .tuple(fc.string({ unit: 'grapheme' }), fc.oneof(fc.domain(), fc.string({ unit: 'grapheme' })))
      .map((parts) => parts.join('@'));
    fc.assert(
      fc.property(fc.oneof(text, fc.emailAddress(), fc.string()), (typed) => {
        const email = parseEmail(typed);
        if (email === null) return;
        expect(email).toMatch(/^[a-z0-9._+'&=~-]+@[a-z0-9.-]+$/);
        expect(parseEmail(email)).toBe(email);
        expect(domainToASCII(typed.trim().split('@')[1] ?? '')).toBe(email.split('@')[1]);
      }),
    );
  });

  test.each([
    ['nasreen@example.pk', 'nasreen@example.pk'],
    ['Nas.Reen+qist+2@example.pk', 'nasreen@example.pk'],
    ['+tag@example.pk', '+tag@example.pk'],
  ])('that %j reaches counts as %j', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});

// With a time that grows with the square of the length, each would take minutes.
test.each(['a', 'a.', '-', 'a-', 'ا', '@'])(
  '%j 300,000 times over is refused within the time of a test',
  (sign) => {
    expect(parseEmail(`a@${sign.repeat(300_000)}!`)).toBeNull();
  },
);
