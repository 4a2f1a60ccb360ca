import { dayMs, type Instant } from '../instant.ts';

/** The days that the first superadmin of a lender may work before two-step sign-in is on. */
export const secondStepGraceDays = 7;

/**
 * The moment from which a superadmin without two-step sign-in reaches only sign-in and profile. The only superadmin of a lender
 * gets a week from the creation of the account, because that lender is still being set up. With a second one there is none.
 * Otherwise each new superadmin would start a new week. Nor does the week go on for a superadmin who has turned it off again.
 */
export function secondStepDueAt(createdAt: Instant, isOnlySuperadmin: boolean, wasOnce: boolean): Instant {
  return isOnlySuperadmin && !wasOnce ? createdAt + secondStepGraceDays * dayMs : createdAt;
}
