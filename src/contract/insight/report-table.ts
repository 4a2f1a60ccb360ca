import type { CellKind, CellKinds } from './report-cell.ts';

/** The unit that a report of people counts by: whole branches, or each employee of them. */
export const reportDivisions = ['branch', 'employee'] as const;
export type ReportDivision = (typeof reportDivisions)[number];

interface CellColumn {
  readonly kind: CellKind;
  /** Only in a report by this unit. */
  readonly by?: ReportDivision;
  /** Its sum over all rows is among the totals. */
  readonly isSummed?: true;
}

/** The share of one figure of the row in another. It is computed where it is shown, so that a total has it too. */
interface RateColumn {
  readonly kind: 'rate';
  readonly part: string;
  readonly whole: string;
  /** Rounded up where the rate must stay low, so a rate over a limit is never shown as within it. */
  readonly rounded: 'down' | 'up';
}

export type ReportColumn = CellColumn | RateColumn;

export type ReportFilter = 'step' | 'by' | 'age' | 'branch' | 'officer';

/** The default period of a report. */
export type OwnPeriod = 'month_to_date' | 'whole_month' | 'year_to_date';

/** The groups in the list of reports. */
export const reportGroups = ['money', 'arrears', 'people'] as const;

interface ReportShape {
  readonly group: (typeof reportGroups)[number];
  /** Null for a report of now. */
  readonly period: OwnPeriod | null;
  /** Its filters besides its days. */
  readonly filters: readonly ReportFilter[];
  /** The figure that stands for it in the list of reports. Null for a report that opens from another page. */
  readonly figure: readonly [column: string, shape: ReportColumn] | null;
  /** In the order in which they are shown. */
  readonly columns: Readonly<Record<string, ReportColumn>>;
  /**
   * The columns that a phone shows, those that a tablet shows in addition, and those of a desktop. The other columns are only
   * in print and files.
   */
  readonly screens: readonly [phone: readonly string[], tablet: readonly string[], desk: readonly string[]];
}

const money = { kind: 'money', isSummed: true } as const;
const count = { kind: 'count', isSummed: true } as const;
/** The agreements that go by new dates. PAR takes them as on time from then on, so they stand beside it. */
const rescheduled = { rescheduled: count, rescheduledOutstanding: money, reschedules: count } as const;
const atRisk = (part: string) => ({ kind: 'rate', part, whole: 'outstanding', rounded: 'up' }) as const;
const collectionRate = { kind: 'rate', part: 'paidOfDue', whole: 'due', rounded: 'down' } as const;
const keptRate = { kind: 'rate', part: 'kept', whole: 'judged', rounded: 'down' } as const;

/**
 * The reports of the lender. Page, print, CSV and workbook are generated from this table. The server has a file with the rows
 * of each report, and the office has its name and description.
 */
export const reports = {
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
    },
    screens: [
      ['branch', 'officer', 'outstanding'],
      ['agreements', 'overdue'],
      ['financed', 'par30Rate', 'rescheduledOutstanding'],
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
      ['branch', 'beforeMove', 'due', 'paid', 'relief'],
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
      ['paidOfDue', 'payments', 'downPayments', 'recoveries', 'refunds', 'broughtIn'],
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
  ageing: {
    group: 'arrears',
    period: null,
    filters: ['branch'],
    figure: ['par1', money],
    columns: {
      branch: { kind: 'branch' },
      age: { kind: 'age' },
      agreements: count,
      outstanding: money,
      ...rescheduled,
    },
    screens: [['branch', 'age', 'outstanding'], ['agreements'], ['rescheduled', 'rescheduledOutstanding']],
  },
  aged_agreements: {
    group: 'arrears',
    period: null,
    filters: ['age', 'branch', 'officer'],
    figure: null,
    columns: {
      customer: { kind: 'customer' },
      phone: { kind: 'phone' },
      agreement: { kind: 'code' },
      branch: { kind: 'branch' },
      officer: { kind: 'person' },
      unpaidSince: { kind: 'day' },
      daysPastDue: { kind: 'count' },
      outstanding: money,
    },
    screens: [
      ['customer', 'daysPastDue', 'outstanding'],
      ['agreement', 'unpaidSince'],
      ['phone', 'branch', 'officer'],
    ],
  },
  par_trend: {
    group: 'arrears',
    period: null,
    filters: ['branch'],
    figure: ['par30Rate', atRisk('par30')],
    columns: {
      day: { kind: 'day' },
      // One agreement is in every month that it runs, so the rows do not add up.
      agreements: { kind: 'count' },
      outstanding: { kind: 'money' },
      par1: { kind: 'money' },
      par30: { kind: 'money' },
      par60: { kind: 'money' },
      par90: { kind: 'money' },
      par1Rate: atRisk('par1'),
      par30Rate: atRisk('par30'),
      par60Rate: atRisk('par60'),
      par90Rate: atRisk('par90'),
    },
    screens: [
      ['day', 'outstanding', 'par30Rate'],
      ['par1Rate', 'par90Rate'],
      ['agreements', 'par30', 'par60Rate'],
    ],
  },
  relief: {
    group: 'arrears',
    period: 'year_to_date',
    filters: ['branch'],
    figure: ['relief', money],
    columns: {
      day: { kind: 'day' },
      customer: { kind: 'customer' },
      agreement: { kind: 'code' },
      branch: { kind: 'branch' },
      relief: money,
      reason: { kind: 'text' },
      requestedBy: { kind: 'person' },
      decidedBy: { kind: 'person' },
    },
    screens: [
      ['day', 'customer', 'relief'],
      ['agreement', 'reason'],
      ['branch', 'requestedBy', 'decidedBy'],
    ],
  },
  write_offs: {
    group: 'arrears',
    period: 'year_to_date',
    filters: ['branch'],
    figure: ['writtenOff', money],
    columns: {
      day: { kind: 'day' },
      customer: { kind: 'customer' },
      agreement: { kind: 'code' },
      branch: { kind: 'branch' },
      writtenOff: money,
      recovered: money,
      lost: money,
      reason: { kind: 'text' },
      requestedBy: { kind: 'person' },
      decidedBy: { kind: 'person' },
    },
    screens: [
      ['day', 'customer', 'lost'],
      ['writtenOff', 'recovered'],
      ['agreement', 'branch', 'reason'],
    ],
  },
  alone_decisions: {
    group: 'people',
    period: 'month_to_date',
    filters: ['branch'],
    figure: ['decision', count],
    columns: {
      ...{ day: { kind: 'day' }, decidedAlone: { kind: 'person' }, request: { kind: 'choice' } },
      ...{ decision: { kind: 'choice' }, amount: money, customer: { kind: 'customer' } },
      ...{ agreement: { kind: 'code' }, branch: { kind: 'branch' }, reason: { kind: 'text' } },
    },
    screens: [
      ['day', 'request', 'amount'],
      ['decidedAlone', 'customer'],
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

export type ReportName = keyof typeof reports;
export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]];

/** The reports of the list. The others open from the figures and the challenges that they are of. */
export const listedReportNames = reportNames.filter(
  (name): name is ListedReportName => reports[name].figure !== null,
);
export type ListedReportName = {
  [Name in ReportName]: (typeof reports)[Name]['figure'] extends null ? never : Name;
}[ReportName];

/** The common type of all reports. */
export function reportShape(name: ReportName): ReportShape {
  return reports[name];
}

/** The columns of a report in their order, without those of another division. */
export function reportColumns(
  name: ReportName,
  { by = reportDivisions[0] }: { readonly by?: ReportDivision | undefined },
): [string, ReportColumn][] {
  const columns = Object.entries(reportShape(name).columns);
  return columns.filter(([, shape]) => !('by' in shape) || shape.by === by);
}

type ColumnsOf<Name extends ReportName> = (typeof reports)[Name]['columns'];
type StoredColumn<Columns> = {
  [Column in keyof Columns]: Columns[Column] extends CellColumn ? Column : never;
}[keyof Columns];

/** The cells of a report's row, by the names of its columns. */
export type CellsOf<Name extends ReportName> = {
  readonly [Column in StoredColumn<ColumnsOf<Name>>]: ColumnsOf<Name>[Column] extends {
    readonly kind: infer Kind extends CellKind;
  }
    ? CellKinds[Kind]
    : never;
};

type SummedColumn<Columns> = {
  [Column in keyof Columns]: Columns[Column] extends { readonly isSummed: true } ? Column : never;
}[keyof Columns];

/** The sums over all rows of a report. */
export type SumsOf<Name extends ReportName> = {
  readonly [Column in SummedColumn<ColumnsOf<Name>>]: number;
};
