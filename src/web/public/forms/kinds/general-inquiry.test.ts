import { expect, test } from 'vitest';
import { contactForm } from '#contract/site/contact-forms.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { checkForm } from './check-form.ts';
import { generalInquiry } from './general-inquiry.ts';
import { problemsFrom } from './problems.ts';

const today = calendarDate('2026-11-20');
const values = {
  name: 'Riaz Ahmad',
  phone: '0300-0000707',
  email: 'r@example.com',
  service: 'business',
  message: 'A loader',
};

test("a message is sent with the desk's field names and its raw fields", () => {
  expect(generalInquiry.payload(values)).toEqual({
    formType: 'general_inquiry',
    fullName: 'Riaz Ahmad',
    phoneNumber: '0300-0000707',
    emailAddress: 'r@example.com',
    serviceType: 'business',
    message: 'A loader',
    name: 'Riaz Ahmad',
    phone: '0300-0000707',
    email: 'r@example.com',
    service: 'business',
  });
  expect(contactForm.safeParse(generalInquiry.payload({ ...values, service: '' })).success).toBe(true);
});

test("an empty message form reports its three required fields, under the page's names", () => {
  expect(checkForm(generalInquiry, generalInquiry.empty, today, 'en')).toEqual({
    name: 'Full name is required',
    phone: 'Phone number is required',
    message: 'Message is required',
  });
});

test('a message of more than 10,000 characters shows its limit instead of being cut', () => {
  const issues = checkForm(generalInquiry, { ...values, message: 'x'.repeat(10_001) }, today, 'en');
  expect(issues).toEqual({ message: 'This is too long: at most 10,000 characters' });
});

test("the server's messages are shown at the fields of the page", () => {
  const errors = [
    { field: 'emailAddress', message: 'This is too long: at most 254 characters' },
    { field: 'phoneNumber', message: 'Phone number is required' },
  ];
  expect(problemsFrom(generalInquiry, errors)).toEqual({
    email: 'This is too long: at most 254 characters',
    phone: 'Phone number is required',
  });
});
