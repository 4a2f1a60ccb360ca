import { effectOn } from './cash-effect.ts';
import { cashOpenItems } from './cash-open-items.ts';
import { isBroughtIn, isReceived, isRefund, takerOf } from './collected-money.ts';
import { dueFigures, isDueHere } from './due-here.ts';
import { type KeptSum, keptSum } from './kept-sum.ts';

type Named = Parameters<Exclude<KeptSum['rows'], readonly unknown[]>>[0];

/**
 * The money that came in over the counter or by wire. A reversal counts at the branch and for the taker of the entry that it
 * reverses. Its own `counts_on` is the day of that entry, unless the month was closed by then.
 */
const received = (named: Named) => `
  SELECT e.counts_on, e.branch_id, e.recorded_by AS taken_by, e.method, e.kind, e.amount, 1 AS payments,
         0 AS reversed_amount, 0 AS reversed_payments
    FROM ${named('entries')} e WHERE ${isReceived('e')}
   UNION ALL
  SELECT e.counts_on, o.branch_id, o.recorded_by, o.method, o.kind, 0, 0, o.amount, 1
    FROM ${named('entries')} e JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id
   WHERE e.kind = 'reversal' AND ${isReceived('o')}`;

/**
 * The money collected for agreements, by the rule of `collectedIn` in the domain: everything that came in, less what was
 * reversed and what was refunded. Each sum that is called collected is made of these rows. Money that came in before the move
 * to these books is not collected, and stands beside it.
 */
const collected = (named: Named) => `
  SELECT money.counts_on, money.branch_id, ${takerOf('money')} AS taken_by,
         CASE WHEN money.kind = 'refund' OR money.brought_in THEN 0 ELSE sign END AS payments,
         CASE WHEN money.brought_in THEN 0 WHEN money.kind = 'refund' THEN -sign ELSE sign END * money.amount AS amount,
         CASE WHEN money.kind = 'down_payment' AND NOT money.brought_in THEN sign * money.amount ELSE 0 END AS down_payments,
         CASE WHEN money.kind = 'recovery' THEN sign * money.amount ELSE 0 END AS recoveries,
         CASE WHEN money.kind = 'refund' THEN sign * money.amount ELSE 0 END AS refunds,
         CASE WHEN money.brought_in THEN sign * money.amount ELSE 0 END AS brought_in
    FROM (SELECT 1 AS sign, e.agreement_id, e.position, e.kind, e.method, e.amount, e.counts_on, e.branch_id, e.recorded_by, e.brought_in
            FROM ${named('entries')} e
           UNION ALL
          SELECT -1, o.agreement_id, o.position, o.kind, o.method, o.amount, e.counts_on, o.branch_id, o.recorded_by, o.brought_in
            FROM ${named('entries')} e JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id
           WHERE e.kind = 'reversal') money
   WHERE ${isReceived('money')} OR ${isRefund('money')} OR ${isBroughtIn('money')}`;

/**
 * The rows of the schedules that delivered agreements go by, and those that fell due before a reschedule moved them. The debt of
 * a moved row is asked for by its new dates alone.
 */
const due = (named: Named) => `
    FROM ${named('agreements')} a
    JOIN ${named('installments')} i
      ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
   WHERE a.status IN ('active', 'completed', 'written_off')`;

/**
 * The sums that dashboards and lists read, in the order in which they are locked. The portfolio of a branch comes first:
 * each posting moves it, so two postings at a branch wait for each other there and nowhere else. `keptSumsSql` makes the
 * triggers of the migrations from this list, and `npm run verify` compares each sum with its rows.
 */
export const keptSums: readonly KeptSum[] = [
  keptSum('branch_portfolios', {
    key: ['branch_id'],
    figures: ['active_count', 'outstanding', 'overpaid', 'written_off', 'recovered'],
    of: { agreements: ['branch_id', 'status', 'outstanding', 'overpaid', 'written_off', 'recovered'] },
    // Before its delivery an agreement owes nothing.
    rows: (named) => `
      SELECT branch_id, (status = 'active')::integer AS active_count, outstanding, overpaid, written_off, recovered
        FROM ${named('agreements')}`,
  }),
  keptSum('arrears_days', {
    key: ['officer_id', 'oldest_unpaid_due_on', 'branch_id'],
    figures: [
      'agreements',
      'outstanding',
      'financed',
      'rescheduled',
      'rescheduled_outstanding',
      'reschedules',
    ],
    dropsZeros: true,
    of: {
      agreements: [
        'officer_id',
        'oldest_unpaid_due_on',
        'branch_id',
        'status',
        'outstanding',
        'financed',
        'reschedule_count',
      ],
    },
    rows: (named) => `
      SELECT officer_id, oldest_unpaid_due_on, branch_id, 1 AS agreements, outstanding, financed,
             (reschedule_count > 0)::integer AS rescheduled,
             CASE WHEN reschedule_count > 0 THEN outstanding ELSE 0 END AS rescheduled_outstanding,
             reschedule_count AS reschedules
        FROM ${named('agreements')} WHERE status = 'active'`,
  }),
  keptSum('due_days', {
    key: ['due_on', 'branch_id'],
    figures: ['amount', 'paid'],
    of: {
      agreements: ['id', 'branch_id', 'schedule_number', 'status', 'brought_in_on'],
      installments: ['agreement_id', 'schedule_number', 'due_on', 'amount', 'paid', 'relieved', 'stays_due'],
    },
    rows: (named) => `
      SELECT i.due_on, a.branch_id, i.amount, i.paid - i.relieved AS paid ${due(named)} AND ${isDueHere}`,
  }),
  keptSum('officer_due_days', {
    key: ['officer_id', 'due_on', 'branch_id', 'is_down_payment'],
    figures: ['installments', 'before_move', 'amount', 'paid', 'relieved', 'unpaid'],
    of: {
      agreements: ['id', 'officer_id', 'branch_id', 'schedule_number', 'status', 'brought_in_on'],
      installments: [
        ...(['agreement_id', 'schedule_number', 'number', 'due_on'] as const),
        ...(['amount', 'paid', 'relieved', 'stays_due'] as const),
      ],
    },
    rows: (named) => `
      SELECT a.officer_id, i.due_on, a.branch_id, i.number = 0 AS is_down_payment, 1 AS installments, ${dueFigures},
             CASE WHEN a.status = 'written_off' OR i.stays_due THEN 0 ELSE i.amount - i.paid END AS unpaid ${due(named)}`,
  }),
  // Without an officer: all of the branch, where a customer with two officers counts once.
  keptSum('active_customer_counts', {
    key: ['branch_id', 'officer_id'],
    figures: ['customers'],
    countsDistinct: 'customer_id',
    of: { agreements: ['branch_id', 'officer_id', 'customer_id', 'status'] },
    rows: (named) => `
      SELECT a.branch_id, counted.officer_id, a.customer_id
        FROM ${named('agreements')} a CROSS JOIN LATERAL (VALUES (a.officer_id), (NULL)) counted (officer_id)
       WHERE a.status = 'active'`,
  }),
  keptSum('relief_fund', {
    key: [],
    figures: ['reserved'],
    of: { agreements: ['relief', 'status'] },
    rows: (named) => `
      SELECT relief AS reserved FROM ${named('agreements')} WHERE status IN ('draft', 'submitted', 'approved')`,
  }),
  keptSum('receipt_days', {
    key: ['counts_on', 'branch_id', 'taken_by', 'method', 'kind'],
    figures: ['amount', 'payments', 'reversed_amount', 'reversed_payments'],
    of: { entries: 'only added' },
    rows: received,
  }),
  keptSum('collection_days', {
    key: ['counts_on', 'branch_id'],
    figures: ['amount', 'down_payments', 'recoveries', 'refunds', 'brought_in'],
    of: { entries: 'only added' },
    rows: collected,
  }),
  keptSum('officer_collection_days', {
    key: ['counts_on', 'branch_id', 'taken_by'],
    figures: ['amount', 'payments'],
    of: { entries: 'only added' },
    rows: collected,
  }),
  keptSum('officer_collection_months', {
    key: ['month', 'branch_id', 'taken_by'],
    figures: ['amount', 'payments'],
    of: { entries: 'only added' },
    rows: (named) => `
      SELECT date_trunc('month', counts_on)::date AS month, branch_id, taken_by, amount, payments
        FROM (${collected(named)}) collected`,
  }),
  keptSum('relief_fund', {
    key: [],
    figures: ['granted'],
    of: { entries: 'only added' },
    rows: (named) => `
      SELECT CASE debit WHEN 'relief_fund' THEN amount ELSE -amount END AS granted
        FROM ${named('entries')} WHERE 'relief_fund' IN (debit, credit) AND NOT brought_in`,
  }),
  keptSum('cash_flows', {
    key: ['branch_id', 'hand_of', 'account_id'],
    figures: ['into_drawer', 'into_hand', 'into_account'],
    of: { cash_movements: 'only added' },
    rows: (named) => `
      SELECT branch_id, hand_of, account_id, ${effectOn('drawer', 'm')} AS into_drawer, ${effectOn('hand', 'm')} AS into_hand,
             ${effectOn('account', 'm')} AS into_account
        FROM ${named('cash_movements')} m`,
  }),
  keptSum('cash_open_items', {
    key: ['movement_id'],
    figures: ['amount'],
    dropsZeros: true,
    of: {
      cash_movements: 'only added',
      cash_arrivals: 'only added',
      cash_arrival_take_backs: 'only added',
      cash_expense_confirmations: 'only added',
    },
    rows: cashOpenItems,
  }),
  keptSum('contact_request_days', {
    key: ['received_on', 'branch_id'],
    figures: ['received', 'kept', 'late'],
    of: { contact_requests: ['received_at', 'branch_id', 'is_promise_kept', 'merged_into'] },
    rows: (named) => `
      SELECT (received_at AT TIME ZONE 'Asia/Karachi')::date AS received_on, branch_id, 1 AS received,
             (is_promise_kept IS TRUE)::integer AS kept, (is_promise_kept IS FALSE)::integer AS late
        FROM ${named('contact_requests')} WHERE merged_into IS NULL`,
  }),
];
