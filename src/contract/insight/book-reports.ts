import { money } from './report-columns.ts';
import type { ReportShape } from './report-shape.ts';

/** The accountant's books: every voucher, and the balance of each account. They open from the page of the books. */
export const bookReports = {
  trial_balance: {
    group: 'money',
    period: 'month_to_date',
    filters: ['branch'],
    figure: null,
    columns: {
      accountCode: { kind: 'code' },
      bookAccount: { kind: 'account' },
      opening: money,
      debit: money,
      credit: money,
      closing: money,
    },
    screens: [
      ['bookAccount', 'closing'],
      ['debit', 'credit'],
      ['accountCode', 'opening'],
    ],
  },
  journal: {
    group: 'money',
    period: 'month_to_date',
    filters: ['branch'],
    figure: null,
    columns: {
      day: { kind: 'day' },
      voucher: { kind: 'code' },
      accountCode: { kind: 'code' },
      bookAccount: { kind: 'account' },
      debit: money,
      credit: money,
      branch: { kind: 'branch' },
      kind: { kind: 'choice' },
      memo: { kind: 'text' },
    },
    screens: [
      ['bookAccount', 'debit', 'credit'],
      ['day', 'voucher'],
      ['accountCode', 'branch', 'kind', 'memo'],
    ],
  },
} as const satisfies Readonly<Record<string, ReportShape>>;
