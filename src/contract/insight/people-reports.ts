import { answeredInTime, count, keptRate, money } from './report-columns.ts';
import type { ReportShape } from './report-shape.ts';

/** The reports of the people of the lender. */
export const peopleReports = {
  alone_decisions: {
    group: 'people',
    period: 'month_to_date',
    filters: ['branch'],
    figure: ['decision', count],
    columns: {
      ...{ day: { kind: 'day' }, decidedAlone: { kind: 'person' }, request: { kind: 'choice' } },
      ...{ decision: { kind: 'choice' }, amount: money, customer: { kind: 'customer' } },
      ...{ agreement: { kind: 'code' }, cashSlip: { kind: 'slip' }, branch: { kind: 'branch' } },
      reason: { kind: 'text' },
    },
    screens: [
      ['day', 'request', 'amount'],
      ['decidedAlone', 'customer', 'cashSlip'],
      ['decision', 'branch', 'reason'],
    ],
  },
  related_parties: {
    group: 'people',
    period: null,
    filters: ['branch'],
    figure: ['customers', count],
    columns: {
      employee: { kind: 'person' },
      customer: { kind: 'customer' },
      relation: { kind: 'choice' },
      branch: { kind: 'branch' },
      officer: { kind: 'person' },
      // One customer may be related to two colleagues, so the rows do not add up.
      agreements: { kind: 'count' },
      outstanding: { kind: 'money' },
      daysPastDue: { kind: 'count' },
    },
    screens: [
      ['employee', 'customer', 'relation'],
      ['outstanding', 'daysPastDue'],
      ['branch', 'officer', 'agreements'],
    ],
  },
  contact_promise: {
    group: 'people',
    period: 'month_to_date',
    filters: ['by', 'branch'],
    figure: ['keptRate', keptRate],
    columns: {
      branch: { kind: 'branch' },
      employee: { kind: 'person', by: 'employee' },
      received: count,
      judged: count,
      kept: count,
      late: count,
      unanswered: count,
      open: count,
      keptRate,
    },
    screens: [
      ['branch', 'employee', 'keptRate'],
      ['received', 'kept', 'late'],
      ['judged', 'unanswered', 'open'],
    ],
  },
  complaints: {
    group: 'people',
    period: 'year_to_date',
    filters: ['branch'],
    figure: ['complaintsInTimeRate', answeredInTime],
    columns: {
      ...{ branch: { kind: 'branch' }, complaintKind: { kind: 'choice' }, complainant: { kind: 'choice' } },
      ...{ complaintsMade: count, complaintsAnswered: count, complaintsInTime: count },
      ...{ complaintsLate: count, complaintsJudged: count, complaintsInTimeRate: answeredInTime },
      /** Of answered ones, in calendar days. Medians do not add up. */
      answerDays: { kind: 'measure' },
      ...{ complaintsOpen: count, complaints3: count, complaints15: count, complaints30: count },
      complaintsOlder: count,
    },
    screens: [
      ['branch', 'complaintKind', 'complaintsMade'],
      ['complainant', 'complaintsLate', 'complaintsOpen'],
      ['complaintsAnswered', 'complaintsInTimeRate', 'answerDays'],
    ],
  },
  challenge_results: {
    group: 'people',
    period: 'year_to_date',
    filters: [],
    figure: null,
    columns: {
      ...{ challenge: { kind: 'challenge' }, endedOn: { kind: 'day' }, employee: { kind: 'person' } },
      ...{ rank: { kind: 'measure' }, standing: { kind: 'choice' }, metric: { kind: 'choice' } },
      ...{ target: { kind: 'measure' }, reached: { kind: 'measure' }, balancing: { kind: 'choice' } },
      ...{ boundMax: { kind: 'measure' }, balance: { kind: 'measure' } },
    },
    screens: [
      ['challenge', 'employee', 'standing'],
      ['reached', 'target'],
      ['rank', 'metric', 'balance', 'boundMax'],
    ],
  },
} as const satisfies Readonly<Record<string, ReportShape>>;
