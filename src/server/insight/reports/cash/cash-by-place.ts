import type { CellsOf } from '#contract/insight/report-table.ts';
import { addDays, type CalendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';
import { type CashFlow, cashByAge, lotsOfCash } from '#domain/lending/cash/cash-age.ts';
import { cashOfEntries, cashOnHold, isOpenDifference, openPart } from '#server/lending/cash/cash-places.ts';
import { cashSinceClose } from '#server/lending/cash/since-close.ts';
import { effectOn } from '#server/lending/sums/cash-effect.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { branchCell, dayOf, personCell } from '../cell-columns.ts';
import { type Asked, type Books, type RowOf, wholeReport } from '../report.ts';

type Aged = 'heldSince' | 'daysHeld' | 'cash2' | 'cash7' | 'cash30' | 'cashOlder';

interface PlaceRow extends Omit<CellsOf<'cash_places'>, Aged> {
  readonly key: string;
  readonly branchId: string;
  /** Of a hand and of a difference. */
  readonly userId: string | null;
  readonly accountId: string | null;
  readonly cash: number;
  /** The first day of its branch’s cash, or of the difference. */
  readonly beganOn: CalendarDate;
  readonly flows: readonly CashFlow[];
}

/** Conditions on the rows that the flows of each kind of place are read from. */
interface Places {
  /** On the branch of a movement. */
  readonly drawers: string;
  /** On a person whose hand it is. */
  readonly hands: (userId: string) => string;
  /** On the account of a movement. */
  readonly accounts: string;
}

const everyPlace: Places = {
  drawers: 'true',
  hands: (userId) => `${userId} IS NOT NULL`,
  accounts: 'm.account_id IS NOT NULL',
};
const somePlaces: Places = {
  drawers: 'm.branch_id = ANY(:drawers::uuid[])',
  hands: (userId) => `${userId} = ANY(:hands::uuid[])`,
  accounts: 'm.account_id = ANY(:accounts::uuid[])',
};

const flowsOf = (place: number, user: string, account: string, effect: string, only: string) => `
  SELECT ${place} AS place, m.branch_id, ${user} AS user_id, ${account} AS account_id, ${dayOf('m.counted_at')} AS day, ${effect} AS amount
    FROM cash_movements m WHERE m.counted_at >= (:since::date::timestamp AT TIME ZONE 'Asia/Karachi') AND ${only}`;

/**
 * The flows of places by day from `:since` on. Up to the last close of a branch the entries of a hand are read from its closes, each on
 * the last day that it covers: what it has more than the close before it. Cash of a slip on hold is in its hand from the day on which the
 * slip was received.
 */
const flowsIn = ({ drawers, hands, accounts }: Places) => `
  ${flowsOf(1, 'NULL::uuid', 'NULL::uuid', effectOn('drawer', 'm'), drawers)}
   UNION ALL
  ${flowsOf(2, 'm.hand_of', 'NULL', effectOn('hand', 'm'), hands('m.hand_of'))}
   UNION ALL
  ${flowsOf(3, 'NULL', 'm.account_id', effectOn('account', 'm'), accounts)}
   UNION ALL
  SELECT 2, branch_id, hand_of, NULL, day, taken
    FROM (SELECT c.branch_id, h.hand_of, c.day,
                 h.taken - lag(h.taken, 1, 0::bigint) OVER (PARTITION BY c.branch_id, h.hand_of ORDER BY c.serial) AS taken
            FROM cash_drawers d
           CROSS JOIN LATERAL (SELECT coalesce(max(x.serial), 0) AS before FROM cash_day_closes x
                                WHERE x.branch_id = d.branch_id AND x.day < :since::date AND x.reopened_at IS NULL OFFSET 0) e
            JOIN cash_day_closes c ON c.branch_id = d.branch_id AND c.serial >= e.before
            JOIN cash_day_hands h ON h.close_id = c.id
           WHERE c.reopened_at IS NULL AND ${hands('h.hand_of')}) closed
   WHERE day >= :since::date
   UNION ALL
  SELECT 2, branch_id, user_id, NULL, ${dayOf('recorded_at')}, amount FROM (${cashSinceClose(hands('e.recorded_by'))}) taken
   WHERE ${dayOf('recorded_at')} >= :since::date
   UNION ALL
  SELECT 2, branch_id, user_id, NULL, ${dayOf('received_at')}, amount FROM (${cashOnHold(hands('d.officer_id'))}) kept
   WHERE ${dayOf('received_at')} >= :since::date`;

const reading = (name: string, places: Places) =>
  namedStatement(
    name,
    `WITH held AS (
     SELECT branch_id, user_id, sum(amount) AS amount
       FROM (${cashOfEntries('true')}
              UNION ALL
             SELECT hand_of, branch_id, into_hand FROM cash_flows WHERE hand_of IS NOT NULL
              UNION ALL
             SELECT user_id, branch_id, amount FROM (${cashOnHold('true')}) kept) hands
      GROUP BY branch_id, user_id
   ), places AS (
     SELECT 1 AS place, d.branch_id, NULL::uuid AS user_id, NULL::uuid AS account_id,
            (SELECT coalesce(sum(into_drawer), 0) FROM cash_flows f WHERE f.branch_id = d.branch_id) AS amount, d.opened_at AS since
       FROM cash_drawers d
      UNION ALL
     SELECT 2, h.branch_id, h.user_id, NULL, h.amount, d.opened_at
       FROM held h JOIN cash_drawers d ON d.branch_id = h.branch_id
      UNION ALL
     SELECT 3, f.branch_id, NULL, f.account_id, f.into_account, d.opened_at
       FROM cash_flows f JOIN cash_drawers d ON d.branch_id = f.branch_id WHERE f.account_id IS NOT NULL
      UNION ALL
     SELECT 4, m.branch_id, m.given_by, NULL, sum(${openPart}), min(m.counted_at)
       FROM cash_movements m WHERE ${isOpenDifference} GROUP BY m.branch_id, m.given_by
   ), flows AS (
     SELECT place, branch_id, user_id, account_id,
            json_agg(json_build_object('on', day, 'into', came, 'out', went) ORDER BY day) AS flows
       FROM (SELECT place, branch_id, user_id, account_id, day, sum(greatest(amount, 0)) AS came, sum(greatest(-amount, 0)) AS went
               FROM (${flowsIn(places)}) f GROUP BY 1, 2, 3, 4, 5) days
      GROUP BY 1, 2, 3, 4
   )
   SELECT concat_ws(' ', p.place, b.id, p.user_id, p.account_id) AS key, b.id AS "branchId", p.user_id AS "userId", p.account_id AS "accountId",
          ${branchCell('b')} AS branch, (ARRAY['drawer', 'hand', 'account', 'difference'])[p.place] AS place, ${personCell('u')} AS employee,
          c.name AS "bankAccount", p.amount::bigint AS cash, ${dayOf('p.since')} AS "beganOn", coalesce(f.flows, '[]') AS flows
     FROM places p
     JOIN branches b ON b.id = p.branch_id
     LEFT JOIN users u ON u.id = p.user_id
     LEFT JOIN cash_accounts c ON c.id = p.account_id
     LEFT JOIN flows f ON f.place = p.place AND f.branch_id = p.branch_id
                      AND f.user_id IS NOT DISTINCT FROM p.user_id AND f.account_id IS NOT DISTINCT FROM p.account_id
    WHERE p.amount <> 0 AND (:branchId::uuid IS NULL OR b.id = :branchId)
    ORDER BY b.position, b.id, p.place, u.full_name, c.name, 1`,
  );

const readRecent = reading('report-cash-places', everyPlace);
const readOlder = reading('report-older-cash-places', somePlaces);

/** Cash of hands and drawers seldom stays longer than this, so that most of them need no older flows. */
const recentDays = 7;

/** The lots of a place. Cash from before the flows that were read is of the day on which the place began. */
function lotsOf({ cash, beganOn, flows: known }: PlaceRow) {
  const moved = known.reduce((sum, { into, out }) => sum + into - out, 0);
  const before = cash - moved;
  return lotsOfCash([{ on: beganOn, into: Math.max(before, 0), out: Math.max(-before, 0) }, ...known]);
}

/** True if a place still has cash from before a day, of which only its own flows know the day. */
const hasOlder = (row: PlaceRow, since: CalendarDate) =>
  row.place !== 'difference' && row.beganOn < since && (lotsOf(row)[0]?.on ?? since) < since;

/** The places, each with the flows that its lots follow from. */
async function readPlaces(books: Books, { today, branchId }: Asked): Promise<readonly PlaceRow[]> {
  const since = addDays(today, -recentDays);
  const { rows: recent } = await books.query<PlaceRow>(readRecent({ since, branchId }));
  const older = recent.filter((row) => hasOlder(row, since));
  if (older.length === 0) return recent;
  const of = (place: PlaceRow['place'], id: 'branchId' | 'userId' | 'accountId') =>
    older.filter((row) => row.place === place).map((row) => row[id]);
  const { rows: whole } = await books.query<PlaceRow>(
    readOlder({
      since: older.reduce((first, { beganOn }) => (beganOn < first ? beganOn : first), since),
      branchId,
      drawers: of('drawer', 'branchId'),
      hands: of('hand', 'userId'),
      accounts: of('account', 'accountId'),
    }),
  );
  const wholeByKey = new Map(whole.map((row) => [row.key, row]));
  return recent.map((row) => (older.includes(row) && wholeByKey.get(row.key)) || row);
}

function agedRow(row: PlaceRow, today: CalendarDate): RowOf<'cash_places'> {
  const { key, branchId, branch, place, employee, bankAccount, cash } = row;
  const lots = lotsOf(row);
  const heldSince = lots[0]?.on ?? row.beganOn;
  const daysHeld = daysBetween(heldSince, today);
  const cells = {
    branch,
    place,
    employee,
    bankAccount,
    cash,
    heldSince,
    daysHeld,
    ...cashByAge(lots, today),
  };
  return { key, cells, branchId };
}

/**
 * The cash of each place by branch and by the days since which it is there, the oldest money going first. A difference is as old as the
 * oldest that is open. Together it is what the books have as cash, and the cash of slips on hold, which are no entries yet.
 */
export const cashByPlace = wholeReport('cash_places', async (books, asked) =>
  (await readPlaces(books, asked)).map((row) => agedRow(row, asked.today)),
);
