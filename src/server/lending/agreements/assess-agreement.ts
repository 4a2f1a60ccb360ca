import type { Pool, PoolClient } from 'pg';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import {
  type BurdenGrade,
  type BurdenLimits,
  gradeOfBurden,
} from '#domain/lending/agreements/burden-grade.ts';
import {
  type ExceededLimit,
  type Exposure,
  type ExposureLimits,
  exceededLimits,
  exposureOf,
  type Owing,
  type Vouching,
} from '#domain/lending/agreements/exposure.ts';
import { type IncomeShare, incomeShareOf, monthlyBurden } from '#domain/lending/agreements/monthly-burden.ts';
import type { FrequencyUnit } from '#domain/lending/agreements/plan.ts';
import { noRupees, type Rupees } from '#domain/money/rupees.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readOfficeRules } from '#server/platform/rules/office-rules.ts';

/** The facts for the approval of an agreement, besides its terms. */
export interface Assessment {
  readonly burden: IncomeShare & { readonly monthlyIncome: Rupees | null; readonly grade: BurdenGrade };
  readonly exposure: Exposure;
  readonly limits: ExposureLimits & BurdenLimits;
  readonly exceeded: readonly ExceededLimit[];
  /** Written by the person who submitted it; null without one. */
  readonly reason: string | null;
}

interface AssessedRow extends Owing {
  readonly id: string;
  readonly unit: FrequencyUnit;
  readonly every: number;
  readonly rows: readonly { readonly amount: Rupees; readonly paid: Rupees }[];
}

interface Assessed {
  readonly status: AgreementStatus;
  readonly monthlyIncome: Rupees | null;
  readonly reason: string | null;
  readonly agreements: readonly AssessedRow[];
  readonly relatives: readonly Owing[];
  readonly guarantors: readonly Vouching[];
}

// A draft is weighed together with the agreements submitted before it; a submitted agreement with those approved before it.
const isWeighed = "(o.status IN ('approved', 'active') OR a.status = 'draft' AND o.status = 'submitted')";
const owing = "'status', o.status, 'financed', o.financed, 'outstanding', o.outstanding";

const find = {
  name: 'find-assessment-of-agreement',
  text: `
    SELECT a.status, c.monthly_income AS "monthlyIncome",
           (SELECT p.details ->> 'reason' FROM approvals p
             WHERE p.agreement_id = a.id AND p.kind = 'agreement_approval' AND p.state IN ('pending', 'approved')
             ORDER BY p.requested_at DESC LIMIT 1) AS reason,
           (SELECT json_agg(json_build_object('id', o.id, ${owing}, 'unit', o.frequency_unit, 'every', o.frequency_every, 'rows',
                     (SELECT json_agg(json_build_object('amount', i.amount, 'paid', i.paid) ORDER BY i.number)
                        FROM installments i
                       WHERE i.agreement_id = o.id AND i.schedule_number = o.schedule_number AND i.number > 0)))
              FROM agreements o
             WHERE o.customer_id = a.customer_id AND (o.id = a.id OR ${isWeighed})) AS agreements,
           (SELECT coalesce(json_agg(json_build_object(${owing})), '[]')
              FROM household_of(a.customer_id) near (id) JOIN agreements o ON o.customer_id = near.id AND ${isWeighed}
           ) AS relatives,
           (SELECT coalesce(json_agg(json_build_object('id', v.guarantor_id, 'agreements',
                     (SELECT count(*) FROM agreement_guarantors w JOIN agreements o ON o.id = w.agreement_id
                       WHERE w.guarantor_id = v.guarantor_id AND (o.id = a.id OR ${isWeighed})))
                     ORDER BY v.guarantor_id), '[]')
              FROM agreement_guarantors v WHERE v.agreement_id = a.id) AS guarantors
      FROM agreements a JOIN customers c ON c.id = a.customer_id
     WHERE a.id = $1 AND ($2::uuid IS NULL OR a.branch_id = $2)`,
};

/** Assesses an agreement within reach by the rules, incomes and other agreements of this moment. */
export async function assessAgreement(
  client: Pool | PoolClient,
  reach: BranchReach,
  id: string,
): Promise<Assessment> {
  const { rows } = await client.query<Assessed>({ ...find, values: [id, branchIdOf(reach)] });
  const [assessed] = rows;
  if (assessed === undefined) throw new Refusal('not_found');
  const { content: rules } = await readOfficeRules(client);
  const { agreements, relatives, guarantors, monthlyIncome, reason } = assessed;
  const burdenOf = ({ unit, every, rows }: AssessedRow) => monthlyBurden({ unit, every }, rows);
  const others = agreements.filter((other) => other.id !== id).map(burdenOf);
  const [own] = agreements.filter((other) => other.id === id).map(burdenOf);
  const share = incomeShareOf(own ?? noRupees, others, monthlyIncome);
  const exposure = exposureOf(agreements, relatives, guarantors);
  return {
    burden: { ...share, monthlyIncome, grade: gradeOfBurden(share.total, monthlyIncome, rules) },
    exposure,
    limits: rules,
    exceeded: exceededLimits(exposure, rules),
    reason,
  };
}

const lockApprovals = {
  name: 'lock-approvals-of-agreements',
  text: "SELECT pg_advisory_xact_lock(hashtextextended('approval of an agreement', 0))",
};

/**
 * Serializes approvals of agreements until the transaction ends, so that each knows the burden and the exposure that
 * the ones before it added.
 */
export async function holdOtherApprovals(client: PoolClient): Promise<void> {
  await client.query(lockApprovals);
}
