import type { Pool, QueryConfig } from 'pg';
import {
  cashDepositsShownMax,
  cashDifferencesShownMax,
  cashExpensesShownMax,
  cashOffersShownMax,
  cashSlipsShownMax,
} from '#contract/lending/cash/cash.ts';
import type { CashRight } from '#contract/lending/cash/cash-movement.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { dayMs } from '#domain/instant.ts';
import type { Phrase } from '#domain/language.ts';
import type { ExpenseCategory } from '#domain/lending/cash/cash-expense.ts';
import type {
  CashMovementKind,
  CashOfferKind,
  CashSettlementKind,
} from '#domain/lending/cash/cash-movement.ts';
import { parseCashSlipNumber } from '#domain/lending/cash/cash-slip-number.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Actor } from '#server/platform/actor.ts';
import { ask } from '#server/platform/db/ask.ts';
import { cutPage, isAfter, type Matches, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { allOf, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  arrivalOf,
  cashOfHands,
  heldBy,
  inDrawer,
  isInTransit,
  isOpenDifference,
  isRefused,
  isUnconfirmed,
  limitOfDrawer,
  limitOfHand,
  openPart,
  rightBeside,
} from './cash-places.ts';

interface BranchColumns {
  readonly branchId: string;
  readonly branchCode: string;
  readonly city: Phrase;
}

const branchSelected = `b.id AS "branchId", b.code AS "branchCode", ${phraseOf('b.city')} AS city`;

export interface OfferRow extends BranchColumns {
  readonly id: string;
  readonly kind: CashOfferKind;
  readonly amount: Rupees;
  readonly handName: Phrase;
  readonly offeredByName: Phrase;
  readonly offeredAt: Date;
}

const offers = `
  SELECT o.id, o.kind, o.amount, ${branchSelected}, ${namesOf('h')} AS "handName", ${namesOf('g')} AS "offeredByName",
         o.offered_at AS "offeredAt"
    FROM cash_offers o
    JOIN cash_drawers d ON d.branch_id = o.branch_id
    JOIN branches b ON b.id = o.branch_id
    JOIN users h ON h.id = o.hand_of
    JOIN users g ON g.id = o.offered_by`;

const findOffer = { name: 'find-own-cash-offer', text: `${offers} WHERE o.id = $1` };

/** An offer of the caller's, right after they made it. */
export async function readOwnOffer(pool: Pool, id: string): Promise<OfferRow | undefined> {
  return (await pool.query<OfferRow>({ ...findOffer, values: [id] })).rows[0];
}

const oldestFirst = `ORDER BY o.offered_at, o.id LIMIT ${cashOffersShownMax}`;

const listOwn = {
  name: 'list-own-cash-offers',
  text: `${offers} WHERE o.state = 'waiting' AND o.offered_by = $1 AND (o.hand_of = $1 OR $2::uuid IS NULL OR o.branch_id = $2) ${oldestFirst}`,
};

const listToCount = namedStatement(
  'list-cash-offers-to-count',
  `${offers}
    WHERE o.state = 'waiting' AND o.offered_by <> :userId AND (:branchId::uuid IS NULL OR o.branch_id = :branchId)
      AND CASE o.kind WHEN 'float' THEN o.hand_of = :userId ELSE :branchId IS NULL OR d.custodian_id = :userId END
    ${oldestFirst}`,
);

export interface DrawerRow extends BranchColumns {
  readonly isCustodian: boolean;
  readonly held: Rupees;
  readonly limit: Rupees | null;
}

const listDrawers = {
  name: 'list-own-cash-drawers',
  text: `SELECT ${branchSelected}, $1::uuid IS NULL OR d.custodian_id IS NOT DISTINCT FROM $2 AS "isCustodian", ${inDrawer('d.branch_id')} AS held,
                ${limitOfDrawer('d.cash_max')} AS "limit"
           FROM cash_drawers d JOIN branches b ON b.id = d.branch_id
          WHERE $1::uuid IS NULL OR d.branch_id = $1
          ORDER BY b.position, b.id`,
};

const findHeld = {
  name: 'find-held-cash',
  text: `SELECT ${heldBy('$1')} AS held, ${limitOfHand('(SELECT hand_cash_max FROM employees WHERE user_id = $1)')} AS "limit"`,
};

export interface MovementRow extends BranchColumns {
  readonly id: string;
  readonly serial: number;
  readonly kind: CashMovementKind;
  readonly amount: Rupees;
  readonly offered: Rupees | null;
  readonly counted: readonly number[] | null;
  readonly reason: string | null;
  readonly open: Rupees;
  readonly settledAs: CashSettlementKind | null;
  readonly settledAlone: boolean | null;
  readonly accountName: string | null;
  readonly slipNumber: string | null;
  readonly depositedOn: CalendarDate | null;
  readonly arrivedOn: CalendarDate | null;
  readonly isRefused: boolean;
  readonly saidAlone: boolean | null;
  readonly category: ExpenseCategory | null;
  readonly hasPicture: boolean;
  readonly isConfirmed: boolean;
  readonly handName: Phrase | null;
  readonly givenByName: Phrase | null;
  readonly countedByName: Phrase;
  readonly countedAt: Date;
  readonly reversedBySerial: number | null;
  /** The time is written as JSON has it. */
  readonly reversal: {
    readonly serial: number;
    readonly countedAt: string;
    readonly askedByName: Phrase;
    readonly isAlone: boolean;
  } | null;
  readonly reversibleBy: readonly string[];
}

// Subqueries, because joins of all these tables took longer to plan than to run: the position took 57 ms, and takes 19 (`bench -- cash`).
const nameOfUser = (id: string) => `(SELECT ${namesOf('u')} FROM users u WHERE u.id = ${id})`;

/** The columns of a movement `m` with what became of it. */
export const movementSelected = `
  SELECT m.id, m.serial, m.kind, m.amount, m.stated AS offered, m.counted, m.reason, ${openPart} AS open,
         (SELECT s.kind FROM cash_movements s WHERE s.settles = m.id ORDER BY s.serial DESC LIMIT 1) AS "settledAs",
         (SELECT m.counted_by IN (o.given_by, o.counted_by) FROM cash_movements o WHERE o.id = m.settles) AS "settledAlone",
         (SELECT a.name FROM cash_accounts a WHERE a.id = m.account_id) AS "accountName",
         coalesce(m.slip_number, r.slip_number) AS "slipNumber", coalesce(m.deposited_on, r.deposited_on) AS "depositedOn",
         (SELECT v.arrived_on FROM ${arrivalOf('m.id')} v) AS "arrivedOn", r.id IS NOT NULL OR ${isRefused} AS "isRefused",
         coalesce((SELECT v.confirmed_alone FROM ${arrivalOf('m.id')} v), f.confirmed_alone, m.counted_by = r.counted_by) AS "saidAlone", m.category,
         m.picture_hash IS NOT NULL AS "hasPicture", f.expense_id IS NOT NULL AS "isConfirmed", ${branchSelected}, ${nameOfUser('m.hand_of')} AS "handName",
         ${nameOfUser('m.given_by')} AS "givenByName", ${nameOfUser('m.counted_by')} AS "countedByName",
         m.counted_at AS "countedAt", (SELECT z.serial FROM cash_movements z WHERE z.reverses = m.id) AS "reversedBySerial",
         (SELECT json_build_object('serial', z.serial, 'countedAt', z.counted_at, 'askedByName', ${namesOf('u')}, 'isAlone', q.asked_by = m.counted_by)
            FROM cash_movements z
            JOIN cash_reversal_requests q ON q.movement_id = z.id AND q.state = 'agreed'
            JOIN users u ON u.id = q.asked_by
           WHERE z.id = m.reverses) AS reversal,
         CASE WHEN m.offer_id IS NOT NULL AND NOT EXISTS (SELECT FROM cash_movements x WHERE x.settles = m.id)
                   AND NOT EXISTS (SELECT FROM cash_reversal_requests q WHERE q.movement_id = m.id AND q.state <> 'refused')
              THEN ARRAY[m.given_by, m.counted_by] ELSE '{}' END AS "reversibleBy"`;
export const movementJoins = `
    JOIN branches b ON b.id = m.branch_id
    LEFT JOIN cash_movements r ON r.id = m.refuses
    LEFT JOIN cash_expense_confirmations f ON f.expense_id = m.id`;

const findMovement = {
  name: 'find-cash-movement',
  text: `${movementSelected} FROM cash_movements m ${movementJoins} WHERE m.id = $1`,
};

/** A movement that the caller has just counted. */
export async function readMovement(pool: Pool, id: string): Promise<MovementRow | undefined> {
  return (await pool.query<MovementRow>({ ...findMovement, values: [id] })).rows[0];
}

const listSlips = {
  name: 'list-cash-slips-of-week',
  text: `${movementSelected} FROM cash_movements m ${movementJoins}
          WHERE m.hand_of = $1 AND m.counted_at >= $2 ORDER BY m.counted_at DESC, m.id DESC LIMIT ${cashSlipsShownMax}`,
};

const differencesFirst = `ORDER BY m.counted_at, m.id LIMIT ${cashDifferencesShownMax}`;

const listOwnDifferences = {
  name: 'list-own-cash-differences',
  text: `${movementSelected} FROM cash_movements m ${movementJoins} WHERE m.given_by = $1 AND ${isOpenDifference} ${differencesFirst}`,
};

/** The cash of the caller: what they hold, what waits, the drawers within reach, and the slips of the week. */
export async function readMyCash(pool: Pool, reach: BranchReach, { userId }: Actor, now: Instant) {
  const branchId = branchIdOf(reach);
  const [held, waiting, toCount, drawers, slips, differences] = await Promise.all([
    pool.query<{ held: Rupees; limit: Rupees | null }>({ ...findHeld, values: [userId] }),
    pool.query<OfferRow>({ ...listOwn, values: [userId, branchId] }),
    pool.query<OfferRow>(listToCount({ userId, branchId })),
    pool.query<DrawerRow>({ ...listDrawers, values: [branchId, userId] }),
    pool.query<MovementRow>({ ...listSlips, values: [userId, new Date(now - 7 * dayMs)] }),
    pool.query<MovementRow>({ ...listOwnDifferences, values: [userId] }),
  ]);
  return {
    held: held.rows[0]?.held ?? 0,
    limit: held.rows[0]?.limit ?? null,
    waiting: waiting.rows,
    toCount: toCount.rows,
    drawers: drawers.rows,
    slips: slips.rows,
    differences: differences.rows,
  };
}

const findCustody = {
  name: 'find-cash-custody',
  text: 'SELECT FROM cash_drawers WHERE branch_id = $1 AND custodian_id = $2',
};

/** The movements that the caller may see. Custody is asked for before: within the condition it would keep the index of a hand from being used. */
async function matchingMovements(pool: Pool, reach: BranchReach, { userId }: Actor): Promise<Matches> {
  const from = raw('cash_movements m');
  const branchId = branchIdOf(reach);
  if (branchId === null) return { from, where: raw('true') };
  const isOfHand = sql`m.hand_of = ${userId}`;
  const { rowCount } = await pool.query({ ...findCustody, values: [branchId, userId] });
  return { from, where: rowCount === 0 ? isOfHand : sql`(${isOfHand} OR m.branch_id = ${branchId})` };
}

function withNumber(typed: string): Sql {
  const number = parseCashSlipNumber(typed);
  if (number === null) return raw('false');
  const { branchCode, serial } = number;
  return sql`m.branch_id IN (SELECT id FROM branches WHERE ${branchCode}::text IS NULL OR code = ${branchCode}) AND m.serial = ${serial}`;
}

interface MovementsAsked {
  readonly number?: string | undefined;
  readonly cursor?: string | undefined;
}

/** The movements that the caller may see, the newest first. */
export async function listMovements(
  pool: Pool,
  reach: BranchReach,
  actor: Actor,
  { number = '', cursor }: MovementsAsked,
) {
  const { from, where } = await matchingMovements(pool, reach, actor);
  const matches = { from, where: allOf([where, number !== '' && withNumber(number)]) };
  const after: Sql = isAfter(cursor, 'm.counted_at', 'm.id');
  const rows = await ask<MovementRow>(
    pool,
    sql`${raw(movementSelected)} FROM ${matches.from} ${raw(movementJoins)}
         WHERE ${matches.where} AND ${after} ORDER BY m.counted_at DESC, m.id DESC LIMIT ${pageRowsAsked}`,
  );
  return cutPage(pool, matches, rows, ({ countedAt: at, id }) => ({ at, id }));
}

/** A movement that the caller may see. */
export async function findReadableMovement(
  pool: Pool,
  reach: BranchReach,
  actor: Actor,
  id: string,
): Promise<MovementRow> {
  const { from, where } = await matchingMovements(pool, reach, actor);
  const found = sql`${raw(movementSelected)} FROM ${from} ${raw(movementJoins)} WHERE m.id = ${id} AND ${where}`;
  const [row] = await ask<MovementRow>(pool, found);
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** The file of the picture of a movement that the caller may see. */
export async function findPicture(pool: Pool, reach: BranchReach, actor: Actor, id: string): Promise<string> {
  const { from, where } = await matchingMovements(pool, reach, actor);
  const found = sql`SELECT encode(m.picture_hash, 'hex') AS hash FROM ${from} WHERE m.id = ${id} AND m.picture_hash IS NOT NULL AND ${where}`;
  const [row] = await ask<{ hash: string }>(pool, found);
  if (row === undefined) throw new Refusal('not_found');
  return row.hash;
}

export interface PlacesRow extends BranchColumns {
  readonly openedAt: Date | null;
  readonly drawer: Rupees;
  readonly inTransit: Rupees;
  readonly limit: Rupees | null;
  readonly drawerCashMax: Rupees | null;
  readonly custodianId: string | null;
  readonly custodianName: Phrase | null;
}

const listPlaces = {
  name: 'list-cash-places',
  text: `SELECT ${branchSelected}, d.opened_at AS "openedAt", ${inDrawer('b.id')} AS drawer,
                (SELECT coalesce(sum(m.amount), 0)::bigint FROM cash_movements m WHERE m.branch_id = b.id AND ${isInTransit}) AS "inTransit",
                ${limitOfDrawer('d.cash_max')} AS "limit", d.cash_max AS "drawerCashMax",
                d.custodian_id AS "custodianId", ${namesOf('u')} AS "custodianName"
           FROM branches b LEFT JOIN cash_drawers d ON d.branch_id = b.id LEFT JOIN users u ON u.id = d.custodian_id
          ORDER BY b.position, b.id`,
};

export interface HandRow {
  readonly userId: string;
  readonly name: Phrase;
  readonly branchCode: string | null;
  readonly amount: Rupees;
  readonly limit: Rupees | null;
}

const listHands = {
  name: 'list-cash-hands',
  text: `SELECT h.user_id AS "userId", ${namesOf('u')} AS name, b.code AS "branchCode", h.amount, ${limitOfHand('e.hand_cash_max')} AS "limit"
           FROM (${cashOfHands} HAVING sum(amount) <> 0) h
           JOIN users u ON u.id = h.user_id
           LEFT JOIN employees e ON e.user_id = u.id
           LEFT JOIN branches b ON b.id = e.branch_id
          ORDER BY h.amount DESC, u.id`,
};

const findInAccounts = {
  name: 'find-cash-in-accounts',
  text: 'SELECT coalesce(sum(into_account), 0)::bigint AS amount FROM cash_flows WHERE account_id IS NOT NULL',
};

const findInTransit = {
  name: 'find-cash-in-transit',
  text: `SELECT coalesce(sum(m.amount), 0)::bigint AS amount FROM cash_movements m WHERE ${isInTransit}`,
};

export interface DepositRow extends MovementRow {
  readonly right: CashRight;
}

const listDeposits = {
  name: 'list-cash-deposits',
  text: `${movementSelected}, ${rightBeside('$1', 'm.counted_by', 'm.counted_by')} AS "right" FROM cash_movements m ${movementJoins}
          WHERE ${isInTransit} ORDER BY m.counted_at, m.id LIMIT ${cashDepositsShownMax}`,
};

const findUnconfirmed = {
  name: 'find-unconfirmed-cash-expenses',
  text: `SELECT coalesce(sum(m.amount), 0)::bigint AS amount FROM cash_movements m WHERE ${isUnconfirmed}`,
};

export interface ExpenseRow extends MovementRow {
  readonly right: CashRight;
}

const listExpenses = {
  name: 'list-unconfirmed-cash-expenses',
  text: `${movementSelected}, ${rightBeside('$1', 'm.counted_by', 'm.counted_by')} AS "right" FROM cash_movements m ${movementJoins}
          WHERE ${isUnconfirmed} ORDER BY m.counted_at, m.id LIMIT ${cashExpensesShownMax}`,
};

export interface DifferenceRow extends MovementRow {
  readonly right: CashRight;
}

const listDifferences = {
  name: 'list-cash-differences',
  text: `${movementSelected}, ${rightBeside('$1', 'm.given_by', 'm.counted_by')} AS "right"
           FROM cash_movements m ${movementJoins} WHERE ${isOpenDifference} ${differencesFirst}`,
};

/**
 * The cash of each drawer, of each hand, of the accounts and of the open differences, and the unconfirmed expenses. Only a user who
 * reaches every branch reads them. The hands take longer than all others together, so these follow one another beside them: more at once
 * would only take the processors from the hands.
 */
export async function readPosition(pool: Pool, actor: Actor) {
  const [hands, others] = await Promise.all([pool.query<HandRow>(listHands), readPlaces(pool, actor)]);
  return { hands: hands.rows, ...others };
}

async function readPlaces(pool: Pool, { userId }: Actor) {
  const sumOf = async (statement: QueryConfig) =>
    (await pool.query<{ amount: Rupees }>(statement)).rows[0]?.amount ?? 0;
  return {
    places: (await pool.query<PlacesRow>(listPlaces)).rows,
    inAccounts: await sumOf(findInAccounts),
    inTransit: await sumOf(findInTransit),
    deposits: (await pool.query<DepositRow>({ ...listDeposits, values: [userId] })).rows,
    expenses: (await pool.query<ExpenseRow>({ ...listExpenses, values: [userId] })).rows,
    unconfirmed: await sumOf(findUnconfirmed),
    differences: (await pool.query<DifferenceRow>({ ...listDifferences, values: [userId] })).rows,
  };
}
