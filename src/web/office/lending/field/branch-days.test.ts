import { expect, test } from 'vitest';
import type { FieldDevice } from '#contract/lending/field/field-devices.ts';
import { branchDays } from './branch-days.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const phone = (given: Partial<FieldDevice> & { readonly officerId?: string }): FieldDevice => ({
  id: 'a',
  code: 'F01',
  branchCode: 'SGD',
  branchCity: { en: 'Sargodha', ur: 'سرگودھا' },
  officer: { id: given.officerId ?? 'o', fullName: { en: 'Bilal Ahmed', ur: 'بلال احمد' } },
  name: 'Infinix',
  registeredAt: '2026-11-01T04:00:00Z',
  revokedAt: null,
  lastDay: null,
  inHand: 0,
  waiting: 0,
  onHold: 0,
  missingSlips: [],
  alarms: 0,
  ...given,
});
const day = (takenAt: string, slips: number, collected: number) => ({
  ...{ takenAt, visits: 10, items: slips, slips, collected },
  lastItemAt: slips === 0 ? null : takenAt,
});

test('a branch counts the days of today, names who is silent, and each hand once', () => {
  const phones = [
    phone({ inHand: 500, lastDay: day('2026-11-20T04:00:00Z', 3, 700), onHold: 1 }),
    // The second phone of the same officer.
    phone({ inHand: 500, lastDay: day('2026-11-19T04:00:00Z', 9, 9_000), waiting: 2 }),
    phone({ officerId: 'p', inHand: 40, lastDay: day('2026-11-20T05:00:00Z', 0, 0) }),
    phone({ branchCode: 'LHE', officerId: 'q', inHand: 7 }),
  ];
  expect(branchDays(phones, now)).toMatchObject([
    { code: 'LHE', phones: 0, silent: 0, inHand: 7 },
    {
      ...{ code: 'SGD', phones: 2, silent: 1, visits: 20, slips: 3, collected: 700 },
      ...{ onHold: 1, waiting: 2, inHand: 540 },
    },
  ]);
});

test('the day of Karachi decides: what was taken after its midnight is of today', () => {
  const early = phone({ lastDay: day('2026-11-19T19:30:00Z', 1, 10) });
  expect(branchDays([early], now)).toMatchObject([{ phones: 1, collected: 10 }]);
});
