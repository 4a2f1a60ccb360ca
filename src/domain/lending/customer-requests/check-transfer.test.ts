import { expect, test } from 'vitest';
import { calendarDate } from '../../calendar/calendar-date.ts';
import { refusalOfTransfer, type TransferSituation } from './check-transfer.ts';
import { transfersCheckedMax } from './transfer-report.ts';

const good: TransferSituation = {
  sentOn: calendarDate('2026-11-20'),
  today: calendarDate('2026-11-20'),
  status: 'active',
  startOn: calendarDate('2026-08-20'),
  checked: 0,
};
const refusal = (given: Partial<TransferSituation>) => refusalOfTransfer({ ...good, ...given });

test('a transfer can be reported with a day from the start of the agreement to today', () => {
  expect(refusal({})).toBeNull();
  expect(refusal({ sentOn: good.startOn })).toBeNull();
  expect(refusal({ sentOn: calendarDate('2026-11-21') })).toEqual({ reason: 'sent_in_future' });
  expect(refusal({ sentOn: calendarDate('2026-08-19') })).toEqual({
    reason: 'sent_before_start',
    startOn: '2026-08-20',
  });
});

test('a transfer can be reported only where something is owed', () => {
  expect(refusal({ status: 'written_off' })).toBeNull();
  for (const status of ['draft', 'submitted', 'approved', 'completed', 'cancelled'] as const) {
    expect(refusal({ status })).toEqual({ reason: 'agreement_not_running' });
  }
});

test('a customer can have a limited number of transfers being checked', () => {
  expect(refusal({ checked: transfersCheckedMax - 1 })).toBeNull();
  expect(refusal({ checked: transfersCheckedMax })).toEqual({
    reason: 'too_many_transfers',
    max: transfersCheckedMax,
  });
});
