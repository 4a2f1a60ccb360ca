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

/** The cash in the hand of a user, as an expression: by entries and by movements. */
export const heldBy = (userId: string) => `
  ((SELECT coalesce(sum(amount), 0) FROM (${cashOfEntries(`e.recorded_by = ${userId}`)}) taken)
   + (SELECT coalesce(sum(into_hand), 0) FROM cash_flows WHERE hand_of = ${userId}))::bigint`;

/** A query of the cash in each hand, of everyone who ever had some. */
export const cashOfHands = `
  SELECT user_id, sum(amount)::bigint AS amount
    FROM (${cashOfEntries('true')}
           UNION ALL
          SELECT hand_of, branch_id, into_hand FROM cash_flows WHERE hand_of IS NOT NULL) places
   GROUP BY user_id`;

/** The cash in the drawer of a branch, as an expression. */
export const inDrawer = (branchId: string) =>
  `(SELECT coalesce(sum(into_drawer), 0)::bigint FROM cash_flows WHERE branch_id = ${branchId})`;

/** The cash of a drawer that is not offered as a float yet, as an expression. */
export const freeInDrawer = (branchId: string) =>
  `(${inDrawer(branchId)} - (SELECT coalesce(sum(amount), 0)::bigint FROM cash_offers
     WHERE branch_id = ${branchId} AND kind = 'float' AND state = 'waiting'))`;

/** True of a movement `m` whose difference nobody has settled yet. */
export const isOpenDifference = `m.stated <> m.amount AND NOT EXISTS (SELECT FROM cash_movements x WHERE x.settles = m.id)`;

/** True of a deposit `m` that its account never had. */
export const isRefused = 'EXISTS (SELECT FROM cash_movements n WHERE n.refuses = m.id)';

/** True of a movement `m` that is a deposit which its account is not known to have. */
export const isInTransit = `m.kind = 'deposit' AND NOT EXISTS (SELECT FROM cash_arrivals x WHERE x.deposit_id = m.id) AND NOT ${isRefused}`;

/** True of a movement `m` that is an expense which nobody has confirmed. */
export const isUnconfirmed =
  'm.category IS NOT NULL AND NOT EXISTS (SELECT FROM cash_expense_confirmations x WHERE x.expense_id = m.id)';

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
