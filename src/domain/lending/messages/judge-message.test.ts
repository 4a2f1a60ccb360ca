import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { dropReasonOn, type MessageSituation, minutesToNextTry } from './judge-message.ts';

const today = calendarDate('2026-11-20');
const reminder: MessageSituation = {
  template: 'late_3',
  dueOn: calendarDate('2026-11-17'),
  remindedOn: today,
  oldestUnpaidDueOn: calendarDate('2026-11-17'),
  promise: null,
  takesMessages: true,
  isRemindedByHand: false,
  isVoid: false,
  isOver: false,
};
const receipt: MessageSituation = { ...reminder, template: 'receipt', dueOn: null, remindedOn: null };

test.each<[string, Partial<MessageSituation>, ReturnType<typeof dropReasonOn>]>([
  ['is sent', {}, null],
  ['is dropped after a payment', { oldestUnpaidDueOn: calendarDate('2026-12-17') }, 'paid_meanwhile'],
  ['is dropped when all is paid', { oldestUnpaidDueOn: null }, 'paid_meanwhile'],
  ['is dropped after a promise', { promise: { state: 'open' } }, 'open_promise'],
  ['is dropped after a person has opened one', { isRemindedByHand: true }, 'reminded_by_hand'],
  ['is sent after a broken promise', { promise: { state: 'broken' } }, null],
  ['is dropped on another day', { remindedOn: calendarDate('2026-11-19') }, 'too_late'],
  ['is dropped for a customer who wants none', { takesMessages: false }, 'takes_no_messages'],
])('a reminder %s', (_, change, reason) => {
  expect(dropReasonOn(today, { ...reminder, ...change })).toBe(reason);
});

test.each<[string, Partial<MessageSituation>, ReturnType<typeof dropReasonOn>]>([
  ['is sent, whatever is due and promised', { promise: { state: 'open' }, oldestUnpaidDueOn: null }, null],
  ['is dropped after a reversal', { isVoid: true }, 'void'],
  ['is dropped for a customer who wants no messages', { takesMessages: false }, 'takes_no_messages'],
])('a receipt %s', (_, change, reason) => {
  expect(dropReasonOn(today, { ...receipt, ...change })).toBe(reason);
});

test.each<[string, Partial<MessageSituation>, ReturnType<typeof dropReasonOn>]>([
  [
    'is sent, although a promise is open and nothing is due',
    { promise: { state: 'open' }, oldestUnpaidDueOn: null },
    null,
  ],
  ['is dropped once it is no longer so', { isOver: true }, 'outdated'],
  ['is dropped for a customer who wants no messages', { takesMessages: false }, 'takes_no_messages'],
])('the message about a promise %s', (_, change, reason) => {
  expect(dropReasonOn(today, { ...receipt, template: 'promise', ...change })).toBe(reason);
});

test('a message is tried five times, each time later', () => {
  const waits = [1, 2, 3, 4, 5].map((tries) => minutesToNextTry('receipt', tries));
  expect(waits).toEqual([1, 5, 15, 60, null]);
});

test('a code is never sent again by itself', () => {
  expect(minutesToNextTry('code', 1)).toBeNull();
});
