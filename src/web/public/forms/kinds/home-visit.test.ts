import { describe, expect, test } from 'vitest';
import { contactForm } from '#contract/site/contact-forms.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import type { NotSent } from '../sending/send-form.ts';
import { checkForm } from './check-form.ts';
import { homeVisit } from './home-visit.ts';

const today = calendarDate('2026-11-20');
const values = {
  name: 'سدرہ منیر',
  phone: '0300-0000992',
  address: 'سیٹلائٹ ٹاؤن، سرگودھا',
  email: '',
  date: '2026-11-20',
  time: 'morning',
  notes: '',
};

const problems = (changed: Partial<typeof values>) =>
  checkForm(homeVisit, { ...values, ...changed }, today, 'en');

test("a home visit is sent with the desk's field names and its raw fields", () => {
  expect(homeVisit.payload(values)).toEqual({
    formType: 'home_visit',
    fullName: 'سدرہ منیر',
    phoneNumber: '0300-0000992',
    preferredDate: '2026-11-20',
    preferredTime: 'morning',
    notes: '',
    name: 'سدرہ منیر',
    phone: '0300-0000992',
    address: 'سیٹلائٹ ٹاؤن، سرگودھا',
    email: '',
    date: '2026-11-20',
    time: 'morning',
  });
  expect(contactForm.safeParse(homeVisit.payload(values)).success).toBe(true);
});

describe('a home visit', () => {
  test('can be today or without a date, and not yesterday', () => {
    expect(problems({ date: '2026-11-20' })).toEqual({});
    expect(problems({ date: '' })).toEqual({});
    expect(problems({ date: '2026-11-19' })).toEqual({ date: 'Please select a future date' });
  });

  test('needs a name, a phone, an address and a time', () => {
    expect(problems(homeVisit.empty)).toEqual({
      name: 'Full name is required',
      phone: 'Phone number is required',
      address: 'Address is required',
      time: 'Please select a preferred time',
    });
  });

  test('reports a past date together with all other faults', () => {
    expect(problems({ name: '', date: '2020-01-01' })).toEqual({
      name: 'Full name is required',
      date: 'Please select a future date',
    });
  });
});

describe('a home visit that was not sent', () => {
  const notBooked =
    'Your visit is not booked yet. Check your connection and send again; nothing you typed is lost.';

  test('has no toast', () => {
    const lost: NotSent = { ok: false, reason: 'unreachable', message: null, errors: [] };
    expect(homeVisit.failureToast(lost, 'en')).toBeNull();
    expect(homeVisit.failureText(lost, 'en', false)).toBe(notBooked);
  });

  test("always says that nothing is booked, with the server's reason if there is one", () => {
    const message = 'Too many attempts. Try again in 5 minutes.';
    const refused: NotSent = { ok: false, reason: 'refused', message, errors: [] };
    expect(homeVisit.failureText(refused, 'en', false)).toBe(`${notBooked} ${message}`);
    expect(homeVisit.failureText(refused, 'en', true)).toBe(notBooked);
  });
});
