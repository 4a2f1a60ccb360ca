import { expect, test } from 'vitest';
import { type Cnic, cnicWarnings, formatCnic, maskCnic, parseCnic } from './cnic.ts';

const cnic = parseCnic('35202-1234567-1') as Cnic;

test.each(['3520212345671', '35202-1234567-1', ' 35202 1234567 1 ', '۳۵۲۰۲-۱۲۳۴۵۶۷-۱'])(
  '%s is the CNIC 3520212345671',
  (text) => {
    expect(parseCnic(text)).toBe('3520212345671');
  },
);

test.each(['', '352021234567', '35202123456712', '35202-123456A-1'])(
  '%j has the wrong length or letters',
  (text) => {
    expect(parseCnic(text)).toBeNull();
  },
);

test('a CNIC is formatted with hyphens, and masked so that five digits of its serial are hidden', () => {
  expect(formatCnic(cnic)).toBe('35202-1234567-1');
  expect(maskCnic(cnic)).toBe('35202-*****67-1');
});

test.each([
  ['35202-1234567-1', 'male', []],
  ['35202-1234567-1', 'female', ['gender_differs']],
  ['35202-1234567-2', 'male', ['gender_differs']],
  ['35202-1234567-0', 'female', []],
  ['35202-1234567-1', 'other', []],
  ['35202-1234567-2', null, []],
  ['05202-1234567-1', 'male', ['unusual_first_digit']],
  ['95202-1234567-2', 'male', ['unusual_first_digit', 'gender_differs']],
] as const)('%s of a person who is %s is accepted with the warnings %j', (text, gender, warnings) => {
  const parsed = parseCnic(text);
  expect(parsed).not.toBeNull();
  expect(cnicWarnings(parsed as Cnic, gender)).toEqual(warnings);
});
