import type { Pool, PoolClient } from 'pg';
import type { BalancingMetric } from '#domain/desk/challenges/metric.ts';
import { portfolioAtRisk } from '#domain/lending/collections/portfolio-at-risk.ts';
import { daysPastDue } from '#domain/lending/collections/standing.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { brokenPromises } from './request-points.ts';
import type { Scope } from './scope.ts';

/** A figure of one employee that must stay low, as two sums. */
export interface Balance {
  readonly employeeId: string;
  readonly part: number;
  readonly whole: number;
}

/** Reads a balancing metric of the employees in a scope. An employee without data is missing. */
type ReadBalance = (client: Pool | PoolClient, scope: Scope) => Promise<Balance[]>;

const atRiskDays = 30;

const sumKeptExposures = namedStatement(
  'sum-kept-exposures-of-officers',
  `SELECT officer_id AS "employeeId", sum(outstanding)::bigint AS whole,
          coalesce(sum(outstanding) FILTER (WHERE oldest_unpaid_due_on < :upTo::date - ${atRiskDays}), 0)::bigint AS part
     FROM arrears_days WHERE officer_id = ANY (:employeeIds::uuid[]) GROUP BY officer_id`,
);

const sumExposures = namedStatement(
  'sum-exposures-of-officers',
  `SELECT officer_id AS "employeeId", sum(outstanding)::bigint AS whole,
          coalesce(sum(outstanding) FILTER (WHERE oldest_unpaid_due_on < :upTo::date - ${atRiskDays}), 0)::bigint AS part
     FROM agreements
    WHERE officer_id = ANY (:employeeIds::uuid[]) AND status = 'active' AND id <> ALL (:changed::uuid[])
    GROUP BY officer_id`,
);

/** The part of an officer's outstanding amount on agreements more than 30 days past due. */
const par30: ReadBalance = async (client, { employeeIds, upTo, hasEnded, changedSinceEnd }) => {
  const changed = changedSinceEnd.map(({ id }) => id);
  const { rows } = await client.query<Balance>(
    hasEnded ? sumExposures({ employeeIds, upTo, changed }) : sumKeptExposures({ employeeIds, upTo }),
  );
  return employeeIds.map((employeeId) => {
    const stored = rows.find((row) => row.employeeId === employeeId);
    const exposures = changedSinceEnd
      .filter(({ officerId }) => officerId === employeeId)
      .map(({ figures }) => ({
        outstanding: figures.outstanding,
        daysPastDue: daysPastDue(figures.oldestUnpaidDueOn, upTo),
      }));
    const { atRisk, gross } = portfolioAtRisk(exposures, atRiskDays);
    return { employeeId, part: (stored?.part ?? 0) + atRisk, whole: (stored?.whole ?? 0) + gross };
  });
};

// Both halves of a moved overpayment are reversed together, and count once.
const countReversals = namedStatement(
  'count-reversals-of-recorders',
  `SELECT e.recorded_by AS "employeeId", count(DISTINCT coalesce(e.transfer_id, e.id)) AS part, 1 AS whole
     FROM entries r JOIN entries e ON e.id = r.reverses
    WHERE r.kind = 'reversal' AND r.recorded_at < :before
      AND r.recorded_at >= :startsOn::date::timestamp AT TIME ZONE 'Asia/Karachi'
      AND e.recorded_by = ANY (:employeeIds::uuid[])
    GROUP BY e.recorded_by`,
);

/** The number of an employee's entries that were reversed in the period, whatever day they were recorded. */
const reversals: ReadBalance = async (client, { employeeIds, startsOn, before }) => {
  const { rows } = await client.query<Balance>(countReversals({ employeeIds, startsOn, before }));
  return orNone(employeeIds, rows);
};

const countLateContacts = namedStatement(
  'count-late-contacts-of-assignees',
  `SELECT employee_id AS "employeeId", count(*) AS part, 1 AS whole FROM (${brokenPromises}) p GROUP BY employee_id`,
);

/** The number of visitors who were not contacted within 24 hours, by the employee who had their request then. */
const lateContacts: ReadBalance = async (client, { employeeIds, startsOn, upTo, overdueBefore }) => {
  const { rows } = await client.query<Balance>(
    countLateContacts({ employeeIds, startsOn, upTo, overdueBefore }),
  );
  return orNone(employeeIds, rows);
};

function orNone(employeeIds: readonly string[], rows: readonly Balance[]): Balance[] {
  return employeeIds.map(
    (employeeId) => rows.find((row) => row.employeeId === employeeId) ?? { employeeId, part: 0, whole: 1 },
  );
}

export const balances: Readonly<Record<BalancingMetric, ReadBalance>> = {
  par30,
  reversals,
  late_contacts: lateContacts,
};
