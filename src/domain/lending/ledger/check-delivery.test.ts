import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { type DeliveryRefusal, type DeliverySituation, refusalOfDelivery } from './check-delivery.ts';

const situation: DeliverySituation = {
  status: 'approved',
  draftedOn: calendarDate('2026-11-15'),
  firstDueOn: calendarDate('2026-11-18'),
  today: calendarDate('2026-11-20'),
  backDatingDaysMax: 7,
};
const allowed = { backDatingDaysMax: Number.POSITIVE_INFINITY };

test.each<readonly [string, Partial<DeliverySituation>, DeliveryRefusal | null]>([
  ['2026-11-18', {}, null],
  ['2026-11-19', {}, { reason: 'delivered_after_first_due', firstDueOn: situation.firstDueOn }],
  ['2026-11-21', {}, { reason: 'valued_in_future', today: situation.today }],
  ['2026-11-15', {}, null],
  ['2026-11-14', {}, { reason: 'delivered_before_draft', draftedOn: situation.draftedOn }],
  ['2026-11-12', {}, { reason: 'back_dated_too_far', earliestOn: calendarDate('2026-11-13') }],
  ['2026-11-12', allowed, null],
  ['2010-01-01', allowed, null],
  ['2009-12-31', allowed, { reason: 'delivered_before_books', earliestOn: calendarDate('2010-01-01') }],
  ['1990-05-01', {}, { reason: 'delivered_before_books', earliestOn: calendarDate('2010-01-01') }],
  ['2026-11-18', { status: 'active' }, { reason: 'agreement_is_active' }],
])('goods delivered on %s, drafted on the 15th and due on the 18th, with %j: %j', (on, change, refusal) => {
  expect(refusalOfDelivery(calendarDate(on), { ...situation, ...change })).toEqual(refusal);
});
