import { describe, expect, test } from 'vitest';
import { contactForm } from '#contract/site/contact-forms.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import type { NotSent } from '../sending/send-form.ts';
import { checkForm } from './check-form.ts';
import { contactUs } from './contact-us.ts';
import { problemsFrom } from './problems.ts';

const today = calendarDate('2026-11-20');
const values = {
  ...{ fullName: 'Zainab Bibi', phoneNumber: '0300-0000000', email: '', address: 'Sargodha' },
  about: '',
};

const refused: NotSent = {
  ok: false,
  reason: 'refused',
  message: 'Please correct the marked fields.',
  errors: [],
};

test('the contact dialog sends its fields under their names, the phone with its hyphen', () => {
  expect(contactUs.payload(values)).toEqual({
    formType: 'contact_us',
    fullName: 'Zainab Bibi',
    phoneNumber: '0300-0000000',
    email: '',
    address: 'Sargodha',
  });
  expect(contactForm.safeParse(contactUs.payload(values)).success).toBe(true);
});

test('the contact dialog sends the thing that was chosen in the calculator', () => {
  const about = 'Room cooler. Price Rs 31,500';
  expect(contactForm.parse(contactUs.payload({ ...values, about }))).toMatchObject({ about });
});

describe('the contact dialog finds', () => {
  test('no fault in a name, a phone and an address', () => {
    expect(checkForm(contactUs, values, today, 'en')).toEqual({});
  });

  test("each empty field, even with spaces, in the specification's words", () => {
    const empty = { ...values, fullName: '  ', phoneNumber: '', address: '\n' };
    expect(checkForm(contactUs, empty, today, 'en')).toEqual({
      fullName: 'Full name is required',
      phoneNumber: 'Phone number is required',
      address: 'Address is required',
    });
  });

  test.each(['0300-00000', '0400-0000000', '0300-00000001'])(
    'the phone %s in a wrong format',
    (phoneNumber) => {
      expect(checkForm(contactUs, { ...values, phoneNumber }, today, 'en')).toEqual({
        phoneNumber: 'Phone number must be in format 03xx-xxxxxxx',
      });
    },
  );

  test('no fault in any e-mail, and texts that are too long, in Urdu', () => {
    expect(checkForm(contactUs, { ...values, email: 'no at sign' }, today, 'en')).toEqual({});
    const long = checkForm(contactUs, { ...values, address: 'x'.repeat(401) }, today, 'ur');
    expect(long).toEqual({ address: 'یہ بہت لمبا ہے: زیادہ سے زیادہ 400 حروف' });
  });

  test('characters that no database can store, in any field', () => {
    const unprintable = 'This contains characters that cannot be stored. Please enter it again.';
    const pasted = { ...values, fullName: 'Zainab\u0000', email: '\u0007', address: 'Chak\u007f 47' };
    expect(checkForm(contactUs, pasted, today, 'en')).toEqual({
      fullName: unprintable,
      email: unprintable,
      address: unprintable,
    });
  });
});

describe('a contact form that was not sent', () => {
  test("shows the server's first field message in a toast", () => {
    const errors = [
      { field: 'phoneNumber', message: 'Phone number is required' },
      { field: 'address', message: 'Address is required' },
    ];
    expect(contactUs.failureToast({ ...refused, errors }, 'en')).toBe('Phone number is required');
  });

  test('shows an unknown error in a toast if the server named no field', () => {
    expect(contactUs.failureToast(refused, 'en')).toBe('An unknown error occurred. Please try again.');
  });

  test("says above the fields that the device is offline, in the page's language", () => {
    const offline: NotSent = { ok: false, reason: 'offline', message: null, errors: [] };
    expect(contactUs.failureText(offline, 'en', false)).toContain('You are offline.');
    expect(contactUs.failureText(offline, 'ur', false)).toContain('انٹرنیٹ منقطع ہے۔');
  });

  test("shows the server's message above the fields, unless the fields show it", () => {
    expect(contactUs.failureText(refused, 'en', false)).toBe('Please correct the marked fields.');
    expect(contactUs.failureText(refused, 'en', true)).toBeNull();
  });

  test("shows the server's message at its field, and none for unknown fields", () => {
    const errors = [
      { field: 'address', message: 'This is too long: at most 400 characters' },
      { field: 'constructor', message: 'no such field' },
      { field: '', message: 'This is not a valid value' },
    ];
    expect(problemsFrom(contactUs, errors)).toEqual({
      address: 'This is too long: at most 400 characters',
    });
  });
});
