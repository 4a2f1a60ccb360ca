import type { FieldCash, FieldSlip, fieldCashEndpoints } from '#contract/lending/field/field-cash.ts';
import { invariant } from '#domain/invariant.ts';
import type { Phrase } from '#domain/language.ts';
import { formatCashSlipNumber } from '#domain/lending/cash/cash-slip-number.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findReadableMovement } from '../../cash/cash.queries.ts';
import { freeInHand, limitOfHand } from '../../cash/cash-places.ts';
import { findCountedHandOver } from '../../cash/hand-over/hand-over-cash.queries.ts';
import { readCashOf } from '../../cash/hand-over/read-hand-over-cash.ts';
import { findSlipsInHand, findSlipsOfFlows } from './slips-of-hand.queries.ts';

interface HandRow {
  readonly inHand: Rupees;
  readonly limit: Rupees | null;
  readonly isOpened: boolean;
  readonly city: Phrase;
  readonly custodianName: Phrase | null;
}

const findHand = namedStatement(
  'find-field-hand',
  `SELECT ${freeInHand(':userId')} AS "inHand", ${limitOfHand('(SELECT hand_cash_max FROM employees WHERE user_id = :userId)')} AS "limit",
          d.branch_id IS NOT NULL AS "isOpened", ${phraseOf('b.city')} AS city,
          CASE WHEN u.id IS NOT NULL AND u.id <> :userId THEN ${namesOf('u')} END AS "custodianName"
     FROM branches b
     LEFT JOIN cash_drawers d ON d.branch_id = b.id
     LEFT JOIN users u ON u.id = d.custodian_id
    WHERE b.id = :branchId`,
);

const findPhone = namedStatement(
  'find-own-field-phone',
  'SELECT FROM field_devices WHERE id = :deviceId AND officer_id = :userId',
);

const findWaiting = namedStatement(
  'find-field-hand-overs-waiting',
  `SELECT id, amount, offered_at AS "offeredAt" FROM cash_offers
    WHERE hand_of = :userId AND kind = 'hand_over' AND state = 'waiting' ORDER BY offered_at, id`,
);

const findCounted = namedStatement(
  'find-field-hand-over-counted',
  `SELECT b.code AS "branchCode", m.serial, m.amount, m.stated AS offered, ${namesOf('u')} AS "countedByName", m.counted_at AS "countedAt"
     FROM cash_movements m JOIN branches b ON b.id = m.branch_id JOIN users u ON u.id = m.counted_by
    WHERE m.hand_of = :userId AND m.kind = 'hand_over' ORDER BY m.counted_at DESC, m.id DESC LIMIT 1`,
);

interface CountedRow {
  readonly branchCode: string;
  readonly serial: number;
  readonly amount: Rupees;
  readonly offered: Rupees;
  readonly countedByName: Phrase;
  readonly countedAt: Date;
}

/** The cash in the hand of an officer by slip, as the field book shows it before it is handed over. */
export async function readFieldCash({
  context,
  actor,
  input,
}: Call<typeof fieldCashEndpoints.getFieldCash>): Promise<FieldCash> {
  const { userId, branchId } = actor;
  if (branchId === null) throw new Refusal('field_needs_branch');
  // A phone on which somebody else is signed in shows nobody's cash.
  const phone = await context.pool.query(findPhone({ deviceId: input.query.deviceId, userId }));
  if (phone.rowCount === 0) throw new Refusal('not_found');
  const [hands, waiting, last, slips] = await Promise.all([
    context.pool.query<HandRow>(findHand({ userId, branchId })),
    context.pool.query<{ id: string; amount: Rupees; offeredAt: Date }>(findWaiting({ userId })),
    context.pool.query<CountedRow>(findCounted({ userId })),
    findSlipsInHand(context.pool, userId),
  ]);
  const [hand] = hands.rows;
  invariant(hand !== undefined, 'the branch of an officer is there');
  const { inHand, limit, isOpened, city, custodianName } = hand;
  return {
    inHand,
    limit,
    drawer: isOpened ? { branchId, city, custodianName } : null,
    waiting: waiting.rows.map(({ offeredAt, ...offer }) => ({
      ...offer,
      offeredAt: offeredAt.toISOString(),
    })),
    counted: last.rows[0] === undefined ? null : countedOf(last.rows[0]),
    slips,
  };
}

const countedOf = ({ branchCode, serial, countedAt, ...row }: CountedRow) => ({
  number: formatCashSlipNumber(branchCode, serial),
  ...row,
  countedAt: countedAt.toISOString(),
});

/** The slips from the field whose cash was in a hand-over which the caller may see. Of any other movement there are none. */
export async function listSlipsOfHandOver({
  context,
  actor,
  reach,
  input,
}: Call<typeof fieldCashEndpoints.listSlipsOfHandOver>): Promise<FieldSlip[]> {
  const { id } = input.params;
  await findReadableMovement(context.pool, reach, actor, id);
  const handOver = await findCountedHandOver(context.pool, id);
  if (handOver === undefined) return [];
  const { flows } = await readCashOf(context.pool, reach, handOver);
  return findSlipsOfFlows(context.pool, flows);
}
