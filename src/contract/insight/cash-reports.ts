import { count, money } from './report-columns.ts';
import type { ReportShape } from './report-shape.ts';

/** The reports of the cash of the lender, by its places, days, people and deposits. */
export const cashReports = {
  cash_book: {
    group: 'cash',
    period: 'month_to_date',
    filters: ['branch'],
    figure: ['cashDeposited', money],
    columns: {
      day: { kind: 'day' },
      branch: { kind: 'branch' },
      inDrawerBefore: { kind: 'money' },
      cashIn: money,
      cashOut: money,
      cashDeposited: money,
      inDrawerAfter: { kind: 'money' },
      // Null for a day without a close.
      cashCounted: { kind: 'measure' },
      cashDifference: money,
    },
    screens: [
      ['day', 'branch', 'inDrawerAfter'],
      ['cashIn', 'cashOut', 'cashDeposited'],
      ['inDrawerBefore', 'cashCounted', 'cashDifference'],
    ],
  },
  cash_places: {
    group: 'cash',
    period: null,
    filters: ['branch'],
    figure: ['cash', money],
    columns: {
      place: { kind: 'choice' },
      branch: { kind: 'branch' },
      employee: { kind: 'person' },
      bankAccount: { kind: 'text' },
      cash: money,
      heldSince: { kind: 'day' },
      daysHeld: { kind: 'count' },
      cash2: money,
      cash7: money,
      cash30: money,
      cashOlder: money,
    },
    screens: [
      ['place', 'employee', 'cash'],
      ['branch', 'daysHeld'],
      ['bankAccount', 'heldSince', 'cash2', 'cash7', 'cash30', 'cashOlder'],
    ],
  },
  cash_handed_over: {
    group: 'cash',
    period: 'month_to_date',
    filters: ['branch'],
    figure: ['cashShort', money],
    columns: {
      employee: { kind: 'person' },
      branch: { kind: 'branch' },
      handOvers: count,
      cashStated: money,
      cashReceived: money,
      cashShort: money,
      cashOver: money,
      cashUnsettled: money,
    },
    screens: [
      ['employee', 'cashStated', 'cashShort'],
      ['handOvers', 'cashReceived'],
      ['branch', 'cashOver', 'cashUnsettled'],
    ],
  },
  cash_deposits: {
    group: 'cash',
    period: 'month_to_date',
    filters: ['branch'],
    figure: ['cashInTransit', money],
    columns: {
      day: { kind: 'day' },
      voucher: { kind: 'code' },
      branch: { kind: 'branch' },
      bankAccount: { kind: 'text' },
      bankSlip: { kind: 'code' },
      depositedBy: { kind: 'person' },
      cashDeposited: money,
      arrivedOn: { kind: 'day' },
      cashInTransit: money,
      cashNeverArrived: money,
    },
    screens: [
      ['day', 'bankAccount', 'cashDeposited'],
      ['branch', 'cashInTransit', 'cashNeverArrived'],
      ['voucher', 'bankSlip', 'depositedBy', 'arrivedOn'],
    ],
  },
} as const satisfies Readonly<Record<string, ReportShape>>;
