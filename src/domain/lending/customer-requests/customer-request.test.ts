import { expect, test } from 'vitest';
import { calendarDate } from '../../calendar/calendar-date.ts';
import { refusalOfCustomerRequest } from './customer-request.ts';

const today = calendarDate('2026-11-20');
const notRunning = { reason: 'agreement_not_running' };

test('relief and another date can be requested while an agreement is active, a call before and after it too', () => {
  const asked = { today, wishedOn: null };
  for (const kind of ['relief', 'another_date', 'call_back'] as const) {
    expect(refusalOfCustomerRequest({ ...asked, kind, status: 'active' })).toBeNull();
    expect(refusalOfCustomerRequest({ ...asked, kind, status: 'cancelled' })).toEqual(notRunning);
  }
  expect(refusalOfCustomerRequest({ ...asked, kind: 'relief', status: 'completed' })).toEqual(notRunning);
  expect(refusalOfCustomerRequest({ ...asked, kind: 'call_back', status: 'approved' })).toBeNull();
});

test('the date that a customer wishes for must be in the future', () => {
  const asked = { kind: 'another_date', status: 'active', today } as const;
  expect(refusalOfCustomerRequest({ ...asked, wishedOn: today })).toEqual({ reason: 'wished_in_past' });
  expect(refusalOfCustomerRequest({ ...asked, wishedOn: calendarDate('2026-11-21') })).toBeNull();
});
