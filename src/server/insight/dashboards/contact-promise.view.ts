import type { ContactPromise } from '#contract/insight/dashboards.ts';
import { promiseMs } from '#domain/desk/contact-requests/promise.ts';
import { hourMs } from '#domain/instant.ts';
import type { BranchPromises, WaitingHour } from './contact-promise.queries.ts';

const hours = promiseMs / hourMs;

/** The promises of the branches, their sum, and the waiting visitors. */
export function contactPromiseView(
  branches: readonly BranchPromises[],
  waiting: readonly WaitingHour[],
): ContactPromise {
  const total = (of: (row: BranchPromises) => number) => branches.reduce((sum, row) => sum + of(row), 0);
  const waitingIn = (isIn: (hour: number) => boolean) =>
    waiting.filter(({ hour }) => isIn(hour)).reduce((sum, { requests }) => sum + requests, 0);
  return {
    kept: total(({ kept }) => kept),
    late: total(({ late }) => late),
    unanswered: total(({ unanswered }) => unanswered),
    branches: branches.map(({ id, kept, late, unanswered }) => ({ id, kept, late, unanswered })),
    waiting: {
      overdue: waitingIn((hour) => hour < 0),
      // A request that has just come has all of its 24 hours left.
      byHour: Array.from({ length: hours }, (_, place) =>
        waitingIn((hour) => Math.min(hour, hours - 1) === place),
      ),
    },
  };
}
