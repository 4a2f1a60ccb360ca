import { cashSinceClose } from './since-close.ts';

/**
 * A query of the cash that entries put into hands since the opening count of each branch: what its last close fixed for each hand, and
 * what came since. A reversed entry counts nothing in the hand that took it, also if another person reversed it or it is from before the
 * close. `only` is a further condition on `e.branch_id` or `e.recorded_by`.
 */
export const cashOfEntries = (only: string) => `
  SELECT e.recorded_by AS user_id, e.branch_id, e.taken AS amount
    FROM (SELECT h.hand_of AS recorded_by, b.branch_id, h.taken
            FROM cash_books b JOIN cash_day_hands h ON h.close_id = b.close_id) e
   WHERE ${only}
   UNION ALL
  SELECT user_id, branch_id, amount FROM (${cashSinceClose(only)}) since`;

/**
 * A query of the cash of slips from the field that are on hold. It is in the hand of the officer who took it, or was handed over, before
 * it is an entry. `only` is a further condition on the phone `d`.
 */
export const cashOnHold = (only: string) => `
  SELECT d.officer_id AS user_id, d.branch_id, i.id AS item_id, i.amount, i.received_at
    FROM field_outcomes o
    JOIN field_items i ON i.id = o.item_id AND i.kind = 'collected'
    JOIN field_devices d ON d.id = i.device_id
    JOIN cash_drawers c ON c.branch_id = d.branch_id
   WHERE o.outcome IN ('held', 'evidence') AND ${only}
     AND NOT EXISTS (SELECT FROM field_outcomes e WHERE e.item_id = i.id AND e.outcome NOT IN ('held', 'evidence'))`;

/** The cash of a user's slips on hold, as an expression. */
const onHoldOf = (userId: string) =>
  `(SELECT coalesce(sum(amount), 0)::bigint FROM (${cashOnHold(`d.officer_id = ${userId}`)}) kept)`;

/** The cash in the hand of a user, as an expression: by entries, by movements, and of slips on hold. */
export const heldBy = (userId: string) => `
  ((SELECT coalesce(sum(amount), 0) FROM (${cashOfEntries(`e.recorded_by = ${userId}`)}) taken)
   + (SELECT coalesce(sum(into_hand), 0) FROM cash_flows WHERE hand_of = ${userId}) + ${onHoldOf(userId)})::bigint`;

/** A query of the cash in each hand, of everyone who ever had some. */
export const cashOfHands = `
  SELECT user_id, sum(amount)::bigint AS amount
    FROM (${cashOfEntries('true')}
           UNION ALL
          SELECT hand_of, branch_id, into_hand FROM cash_flows WHERE hand_of IS NOT NULL
           UNION ALL
          SELECT user_id, branch_id, amount FROM (${cashOnHold('true')}) kept) places
   GROUP BY user_id`;

/** The cash in the drawer of a branch, as an expression. */
export const inDrawer = (branchId: string) =>
  `(SELECT coalesce(sum(into_drawer), 0)::bigint FROM cash_flows WHERE branch_id = ${branchId})`;

/** The cash of a drawer that is not offered as a float yet, as an expression. */
export const freeInDrawer = (branchId: string) =>
  `(${inDrawer(branchId)} - (SELECT coalesce(sum(amount), 0)::bigint FROM cash_offers
     WHERE branch_id = ${branchId} AND kind = 'float' AND state = 'waiting'))`;

/** The cash in the hand of a user that is not handed over yet, as an expression. */
export const freeInHand = (userId: string) =>
  `(${heldBy(userId)} - (SELECT coalesce(sum(amount), 0)::bigint FROM cash_offers
     WHERE hand_of = ${userId} AND kind = 'hand_over' AND state = 'waiting'))`;

/** True of an offer `h` of cash from a hand that was neither withdrawn nor taken back after its count. */
export const isStandingHandOver = `h.kind = 'hand_over' AND h.state <> 'withdrawn'
  AND NOT EXISTS (SELECT FROM cash_movements m JOIN cash_movements x ON x.reverses = m.id WHERE m.offer_id = h.id)`;

/** The limit of a hand and of a drawer with a limit of its own or null, as expressions: otherwise that of the office rules. */
export const limitOfHand = (own: string) => `coalesce(${own}, (SELECT hand_cash_max FROM office_rules))`;
export const limitOfDrawer = (own: string) => `coalesce(${own}, (SELECT drawer_cash_max FROM office_rules))`;

/** True of a movement `m` about which somebody has still to say something. */
const isOpen = 'm.id IN (SELECT i.movement_id FROM cash_open_items i)';

/** The part of the difference of a movement `m` that nobody has settled: nothing of a reversal, and of one that was reversed. */
export const openPart =
  'coalesce((SELECT i.amount FROM cash_open_items i WHERE i.movement_id = m.id AND m.stated <> m.amount), 0)';

/** True of a movement `m` with a difference that is not settled whole. */
export const isOpenDifference = `m.stated <> m.amount AND ${isOpen}`;

/** True of a deposit `m` that its account never had, and of an expense that was not the lender's. */
export const isRefused = 'EXISTS (SELECT FROM cash_movements n WHERE n.refuses = m.id)';

/** The arrival of a deposit that was not taken back, as a table of one row at most. */
export const arrivalOf = (depositId: string) => `(
  SELECT * FROM cash_arrivals x
   WHERE x.deposit_id = ${depositId} AND NOT EXISTS (SELECT FROM cash_arrival_take_backs t WHERE t.arrival_id = x.id))`;

/** True of a movement `m` that is a deposit which its account is not known to have. */
export const isInTransit = `m.kind = 'deposit' AND ${isOpen}`;

/** True of a movement `m` that is an expense about which nobody has said that it is right, or not the lender's. */
export const isUnconfirmed = `m.kind = 'expense' AND ${isOpen}`;

/** The condition that the lender has another superadmin than some people, who can sign in. */
export const superadminBeside = (people: string) => `EXISTS (
  SELECT FROM users o
   WHERE o.role = 'superadmin' AND o.is_active AND o.id NOT IN (${people})
     AND (o.password_hash IS NOT NULL OR o.google_subject IS NOT NULL))`;

/**
 * The people who do not act about a movement beside a person: its maker, and the one who counted it. Its maker acts only without any other
 * superadmin, even if that one counted.
 */
export const takingPart = (person: string, maker: string, counter: string) =>
  `${maker}, CASE WHEN ${person} = ${maker} THEN ${maker} ELSE ${counter} END`;

/** The right of a person to say or decide something about a movement that one person made and another counted. */
export const rightBeside = (person: string, maker: string, counter: string) => `
  CASE WHEN ${person} NOT IN (${maker}, ${counter}) THEN 'free'
       WHEN ${superadminBeside(takingPart(person, maker, counter))} THEN 'of_another' ELSE 'alone' END`;
