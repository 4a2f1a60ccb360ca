import type { Pool } from 'pg';
import type { Cheque, ChequePart } from '#contract/lending/cheques/cheques.ts';
import type { OpenCheques } from '#contract/lending/cheques/open-cheques.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
import { ask } from '#server/platform/db/ask.ts';
import { cutPage, type Matches, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { sortedList } from '#server/platform/db/sorted-list.ts';
import { allOf, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { isCleared, isReturned, isUncleared } from '../sums/uncleared-cheque.ts';

interface ChequeFilters {
  readonly branchId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly part?: ChequePart | null | undefined;
}

interface StepRow {
  readonly day: CalendarDate;
  readonly accountName: string;
}

export interface ChequeRow extends Pick<Cheque, 'kind' | 'reference' | 'isReversalAsked'> {
  readonly id: string;
  readonly amount: Rupees;
  readonly receivedOn: CalendarDate;
  readonly serial: number | null;
  readonly branchCode: string | null;
  readonly customerId: string;
  readonly customerName: Written;
  readonly agreementId: string;
  readonly agreementNumber: string;
  readonly city: Phrase;
  readonly deposited: StepRow | null;
  readonly clearedByHand: (StepRow & { readonly byName: Phrase }) | null;
  readonly clearedByLine: StepRow | null;
  readonly isReturned: boolean;
}

const conditionOf = {
  open: raw(isUncleared('e')),
  cleared: raw(isCleared('e')),
  returned: raw(isReturned('e')),
} as const satisfies Record<ChequePart, Sql>;

/** Cheques `e` on agreements `a` of the branch that looks after them now. */
function matching(reach: BranchReach, { branchId, customerId, part }: ChequeFilters): Matches {
  const only = branchIdOf(reach);
  return {
    from: raw('entries e JOIN agreements a ON a.id = e.agreement_id'),
    where: allOf([
      conditionOf[part ?? 'open'],
      only !== null && sql`a.branch_id = ${only}`,
      branchId !== undefined && sql`a.branch_id = ${branchId}`,
      customerId !== undefined && sql`a.customer_id = ${customerId}`,
    ]),
  };
}

const sortable = { from: 'entries e', id: 'e.id', keys: { day: 'e.valued_on' } } as const;

const stepOf = (step: string) => `FROM cheque_steps s JOIN cash_accounts k ON k.id = s.account_id
  WHERE s.entry_id = e.id AND s.step = '${step}' AND s.taken_back_at IS NULL`;

const selected = raw(`
  SELECT e.id, e.kind, e.amount, e.reference, e.valued_on AS "receivedOn", t.serial, tb.code AS "branchCode",
         c.id AS "customerId", ${writtenOf('c.full_name')} AS "customerName", a.id AS "agreementId", a.number AS "agreementNumber",
         ${phraseOf('b.city')} AS city, ${isReturned('e')} AS "isReturned",
         (SELECT json_build_object('day', s.happened_on, 'accountName', k.name) ${stepOf('deposited')}) AS deposited,
         (SELECT json_build_object('day', s.happened_on, 'accountName', k.name, 'byName',
                   (SELECT ${namesOf('u')} FROM users u WHERE u.id = s.recorded_by)) ${stepOf('cleared')}) AS "clearedByHand",
         (SELECT json_build_object('day', l.day, 'accountName', k.name)
            FROM statement_matches m
            JOIN statement_lines l ON l.id = m.line_id
            JOIN cash_accounts k ON k.id = l.account_id
           WHERE m.entry_id = e.id AND m.undone_at IS NULL) AS "clearedByLine",
         EXISTS (SELECT FROM approvals p WHERE p.agreement_id = e.agreement_id AND p.entry_id = e.id AND p.state = 'pending') AS "isReversalAsked"`);

/** One page of the cheques of a part: those that are not cleared the oldest first, the others the newest first. */
export async function listCheques(
  pool: Pool,
  reach: BranchReach,
  { cursor, ...filters }: ChequeFilters & { readonly cursor?: string | undefined },
) {
  const matches = matching(reach, filters);
  const { after, order } = sortedList(sortable, (filters.part ?? 'open') === 'open' ? 'day' : '-day', cursor);
  const rows = await ask<ChequeRow>(
    pool,
    sql`${selected}
          FROM ${matches.from}
          JOIN customers c ON c.id = a.customer_id
          JOIN branches b ON b.id = a.branch_id
          LEFT JOIN receipts t ON t.entry_id = e.id AND t.agreement_id = e.agreement_id
          LEFT JOIN branches tb ON tb.id = t.branch_id
         WHERE ${matches.where} AND ${after}
         ORDER BY ${order} LIMIT ${pageRowsAsked}`,
  );
  return cutPage(pool, matches, rows, ({ id }) => ({ id }));
}

/** The number and the sum of the cheques that are not cleared. */
export async function sumOpenCheques(
  pool: Pool,
  reach: BranchReach,
  branchId: string | undefined,
): Promise<OpenCheques> {
  const { from, where } = matching(reach, { branchId, part: 'open' });
  const [sums] = await ask<OpenCheques>(
    pool,
    sql`SELECT count(*)::integer AS cheques, coalesce(sum(e.amount), 0)::bigint AS amount, min(e.valued_on) AS "oldestOn"
          FROM ${from} WHERE ${where}`,
  );
  return sums ?? { cheques: 0, amount: 0, oldestOn: null };
}
