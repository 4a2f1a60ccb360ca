import { atRisk, collectionRate, count, money, rescheduled } from './report-columns.ts';
import type { ReportShape } from './report-shape.ts';

/** The reports of the money that agreements bring in. */
export const moneyReports = {
  portfolio: {
    group: 'money',
    period: null,
    filters: ['by', 'branch'],
    figure: ['outstanding', money],
    columns: {
      branch: { kind: 'branch' },
      officer: { kind: 'person', by: 'employee' },
      agreements: count,
      // A customer may have agreements with two officers, so the rows do not add up.
      customers: { kind: 'count' },
      financed: money,
      outstanding: money,
      overdue: money,
      par1: money,
      par30: money,
      par60: money,
      par90: money,
      par30Rate: atRisk('par30'),
      ...rescheduled,
      // Paid by them, and so not outstanding, although no bank has paid them yet.
      unclearedCheques: count,
      unclearedAmount: money,
    },
    screens: [
      ['branch', 'officer', 'outstanding'],
      ['agreements', 'overdue'],
      ['financed', 'par30Rate', 'rescheduledOutstanding', 'unclearedAmount'],
    ],
  },
  due: {
    group: 'money',
    period: 'whole_month',
    filters: ['branch', 'officer'],
    figure: ['due', money],
    columns: {
      customer: { kind: 'customer' },
      phone: { kind: 'phone' },
      agreement: { kind: 'code' },
      installment: { kind: 'choice' },
      dueOn: { kind: 'day' },
      branch: { kind: 'branch' },
      officer: { kind: 'person' },
      // Of an agreement that was brought in. It, and what was paid of it, are in no rate.
      beforeMove: money,
      due: money,
      paid: money,
      relief: money,
      left: money,
    },
    screens: [
      ['customer', 'dueOn', 'left'],
      ['phone', 'agreement'],
      ['branch', 'due', 'paid', 'relief'],
      ['beforeMove'],
    ],
  },
  demand: {
    group: 'money',
    period: 'year_to_date',
    filters: ['step', 'branch'],
    figure: ['rate', collectionRate],
    columns: {
      span: { kind: 'span' },
      branch: { kind: 'branch' },
      due: money,
      paidOfDue: money,
      rate: collectionRate,
      payments: money,
      downPayments: money,
      recoveries: money,
      refunds: money,
      collected: money,
      // From before the move, by the day of the register: no part of what was collected.
      broughtIn: money,
    },
    screens: [
      ['span', 'branch', 'collected'],
      ['due', 'rate'],
      ['paidOfDue', 'payments', 'downPayments', 'recoveries', 'refunds'],
      ['broughtIn'],
    ],
  },
  receipts: {
    group: 'money',
    period: 'month_to_date',
    filters: ['branch', 'officer'],
    figure: ['counted', money],
    columns: {
      receipt: { kind: 'receipt' },
      day: { kind: 'day' },
      customer: { kind: 'customer' },
      agreement: { kind: 'code' },
      branch: { kind: 'branch' },
      takenBy: { kind: 'person' },
      method: { kind: 'choice' },
      received: money,
      voided: money,
      counted: money,
    },
    screens: [
      ['receipt', 'customer', 'counted'],
      ['day', 'agreement'],
      ['branch', 'takenBy', 'method', 'voided'],
    ],
  },
} as const satisfies Readonly<Record<string, ReportShape>>;
