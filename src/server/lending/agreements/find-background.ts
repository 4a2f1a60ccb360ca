import type { Pool } from 'pg';
import { type AgreementBackground, householdListedMax } from '#contract/lending/agreement-decisions.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { type Owing, owedOn } from '#domain/lending/agreements/exposure.ts';
import { longestDelay } from '#domain/lending/collections/longest-delay.ts';
import { standingEntries } from '#domain/lending/ledger/standing-entries.ts';
import { type Rupees, sumOf } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
import type { Actor } from '#server/platform/actor.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type RecordedAgreement, recordedAgreement } from '../ledger/past-exposure.ts';
import { assessAgreement } from './assess-agreement.ts';
import { findDecisionRight } from './authorize-decision.ts';

type Arrears = Pick<AgreementBackground['agreements'][number], 'writtenOff' | 'daysPastDue'>;

interface MemberRow extends Arrears {
  readonly customerId: string;
  readonly fullName: Written;
  readonly isWithinReach: boolean;
  /** Of the agreements that wait for nothing but their start, or run. */
  readonly owing: readonly Owing[];
}

interface BackgroundRow {
  readonly agreements: readonly (Arrears & Owing & { readonly id: string; readonly number: string })[];
  readonly members: readonly MemberRow[];
  readonly guarantors: readonly (Omit<
    AgreementBackground['guarantors'][number],
    'agreements' | 'most' | 'own'
  > & { readonly own: (Arrears & { readonly owing: readonly Owing[] }) | null })[];
  readonly colleagues: AgreementBackground['colleagues'];
}

const owing = "'status', o.status, 'financed', o.financed, 'outstanding', o.outstanding";
const daysPastDue = 'greatest(0, :today::date - o.oldest_unpaid_due_on)';

/** One row of what a customer owes: on agreements that wait for their start or run, what was given up, and the days late. */
const heldBy = (customer: string) => `
  SELECT coalesce(json_agg(json_build_object(${owing})) FILTER (WHERE o.status IN ('approved', 'active')), '[]') AS owing,
         coalesce(sum(o.written_off - o.recovered), 0) AS written_off, coalesce(max(${daysPastDue}), 0) AS days
    FROM agreements o WHERE o.customer_id = ${customer}`;

const find = namedStatement(
  'find-background-of-agreement',
  `SELECT (SELECT coalesce(json_agg(json_build_object('id', o.id, 'number', o.number, ${owing},
                    'writtenOff', o.written_off - o.recovered, 'daysPastDue', ${daysPastDue})
                    ORDER BY o.created_at DESC, o.id DESC), '[]')
             FROM agreements o
            WHERE o.customer_id = a.customer_id AND o.id <> a.id
              AND o.status IN ('submitted', 'approved', 'active', 'completed', 'written_off')) AS agreements,
          (SELECT coalesce(json_agg(json_build_object('customerId', m.id, 'fullName', ${writtenOf('m.full_name')},
                    'isWithinReach', :branchId::uuid IS NULL OR m.branch_id = :branchId, 'owing', held.owing,
                    'writtenOff', held.written_off, 'daysPastDue', held.days) ORDER BY m.id), '[]')
             FROM household_of(a.customer_id) near (id)
             JOIN customers m ON m.id = near.id
            CROSS JOIN LATERAL (${heldBy('m.id')}) held) AS members,
          (SELECT coalesce(json_agg(json_build_object('id', g.id, 'fullName', ${writtenOf('g.full_name')},
                    'late', held.late, 'daysPastDue', held.days,
                    'own', (SELECT json_build_object('owing', own.owing, 'writtenOff', own.written_off, 'daysPastDue', own.days)
                              FROM customers m CROSS JOIN LATERAL (${heldBy('m.id')}) own WHERE m.cnic = g.cnic))
                    ORDER BY g.id), '[]')
             FROM agreement_guarantors v
             JOIN guarantors g ON g.id = v.guarantor_id
            CROSS JOIN LATERAL (
                    SELECT count(*) FILTER (WHERE o.oldest_unpaid_due_on < :today) AS late, coalesce(max(${daysPastDue}), 0) AS days
                      FROM agreement_guarantors w JOIN agreements o ON o.id = w.agreement_id
                     WHERE w.guarantor_id = g.id AND o.status = 'active') held
            WHERE v.agreement_id = a.id) AS guarantors,
          (SELECT coalesce(json_agg(json_build_object('id', s.id, 'name', ${namesOf('s')}, 'relation', s.relation) ORDER BY s.id), '[]')
             FROM (SELECT DISTINCT ON (u.id) u.*, near.relation
                     FROM users u CROSS JOIN LATERAL staff_relations(u.id) near
                    WHERE u.role IN ('superadmin', 'employee') AND u.is_active AND near.customer_id = a.customer_id
                    ORDER BY u.id, array_position('{customer,guarantor,household}', near.relation)) s) AS colleagues
     FROM agreements a
    WHERE a.id = :id AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)`,
);

const findHistories = namedStatement(
  'find-histories-of-customer',
  `SELECT ${recordedAgreement("'infinity'")}
     FROM agreements a
    WHERE a.customer_id = (SELECT customer_id FROM agreements WHERE id = :id)
      AND a.status IN ('active', 'completed', 'written_off')`,
);

const findRequest = {
  name: 'find-request-of-background',
  text: `SELECT a.price, p.requested_by AS "requestedBy"
           FROM agreements a JOIN approvals p ON p.agreement_id = a.id
          WHERE a.id = $1 AND a.branch_id = $2 AND p.kind = 'agreement_approval' AND p.state = 'pending'`,
};

interface Sought {
  readonly id: string;
  readonly actor: Pick<Actor, 'userId'>;
  readonly reach: BranchReach;
  readonly now: Instant;
}

/** Refuses an employee who may not decide the agreement: it tells of people beyond their reach. */
async function refuseOnlookers(pool: Pool, { id, actor, reach, now }: Sought): Promise<void> {
  const branchId = branchIdOf(reach);
  if (branchId === null) return;
  const { rows } = await pool.query<{ price: Rupees; requestedBy: string }>({
    ...findRequest,
    values: [id, branchId],
  });
  const [waiting] = rows;
  if (waiting === undefined) throw new Refusal('already_decided');
  const { price: amount, requestedBy } = waiting;
  const request = {
    agreementId: id,
    kind: 'agreement_approval',
    amount,
    daysBack: null,
    requestedBy,
  } as const;
  const right = await findDecisionRight(pool, actor, request, true, now);
  if (!right.ok) throw new Refusal(right.reason);
}

/** The people behind an agreement within reach, for a person who may decide it. What is owed counts as in its assessment. */
export async function findBackground(pool: Pool, sought: Sought): Promise<AgreementBackground> {
  const { id, reach, now } = sought;
  const { exposure, limits } = await assessAgreement(pool, reach, id);
  await refuseOnlookers(pool, sought);
  const today = businessDateOf(now);
  const { rows } = await pool.query<BackgroundRow>(find({ id, branchId: branchIdOf(reach), today }));
  const [row] = rows;
  if (row === undefined) throw new Refusal('not_found');
  const members = row.members
    .map((member) => ({ ...member, owed: sumOf(member.owing.map(owedOn)) }))
    .filter(({ owed, writtenOff }) => owed > 0 || writtenOff > 0)
    .sort((a, b) => b.owed - a.owed);
  const counted = new Map(exposure.guarantors.map((one) => [one.id, one.agreements]));
  return {
    customer: {
      owed: exposure.customer,
      most: limits.customerOwedMax,
      longestDelayDays: await findLongestDelay(pool, id, today),
    },
    agreements: row.agreements.map(({ id, number, status, writtenOff, daysPastDue, ...amounts }) => ({
      id,
      number,
      status,
      owed: owedOn({ status, ...amounts }),
      writtenOff,
      daysPastDue,
    })),
    household: {
      owed: exposure.household,
      most: limits.householdOwedMax,
      more: Math.max(0, members.length - householdListedMax),
      members: members
        .slice(0, householdListedMax)
        .map(({ customerId, fullName, isWithinReach, owed, writtenOff, daysPastDue }) => ({
          customerId: isWithinReach ? customerId : null,
          fullName: isWithinReach ? fullName : null,
          owed,
          writtenOff,
          daysPastDue,
        })),
    },
    guarantors: row.guarantors.map(({ id, fullName, late, daysPastDue, own }) => ({
      id,
      fullName,
      agreements: counted.get(id) ?? 0,
      most: limits.guarantorAgreementsMax,
      late,
      daysPastDue,
      own: own && {
        owed: sumOf(own.owing.map(owedOn)),
        writtenOff: own.writtenOff,
        daysPastDue: own.daysPastDue,
      },
    })),
    colleagues: row.colleagues,
  };
}

/** The longest delay on any agreement of the customer of this one; null if none was delivered. */
async function findLongestDelay(pool: Pool, id: string, today: CalendarDate): Promise<number | null> {
  const { rows } = await pool.query<RecordedAgreement>(findHistories({ id }));
  const delays = rows.flatMap(({ schedules, entries }) => {
    const delivery = standingEntries(entries).find(({ kind }) => kind === 'delivery');
    if (delivery === undefined) return [];
    const history = {
      // They are read with the latest first.
      schedules: schedules
        .map((schedule) => ({ ...schedule, madeOn: businessDateOf(schedule.madeAt) }))
        .reverse(),
      entries,
      recordedFrom: businessDateOf(delivery.recordedAt),
    };
    return longestDelay(history, today) ?? [];
  });
  return delays.length === 0 ? null : Math.max(...delays);
}
