import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { burdenGrades } from '#domain/lending/agreements/burden-grade.ts';
import { exceededLimit } from './terms/exceeded-limit.ts';

const byId = z.object({ id: z.uuid() });

/** The facts by which the rules want a reason, or a confirmation of the approver. */
const assessment = z.object({
  burden: z.object({
    /** Whole rupees a month: of this agreement, of the customer's other agreements, and together. */
    own: z.number(),
    others: z.number(),
    total: z.number(),
    monthlyIncome: z.nullable(z.number()),
    /** Of the income, in percent; null where none is on record. */
    percent: z.nullable(z.number()),
    grade: z.enum(burdenGrades),
    /** The shares of the income from which the approver is warned, and a reason is needed. */
    warningPercent: z.number(),
    reasonPercent: z.number(),
  }),
  /** Beyond one of them a reason is needed, and the approver confirms each. */
  exceeded: z.array(exceededLimit),
  /** The reason of the person who submitted it, if a rule required one; otherwise null. */
  reason: z.nullable(z.string()),
});
export type AgreementAssessment = z.output<typeof assessment>;

export const assessmentEndpoints = {
  assessAgreement: endpoint({
    method: 'GET',
    path: '/api/agreements/:id/assessment',
    summary:
      'What the installments take of the income, the limits that an agreement goes beyond, and the reason',
    access: 'agreements.submit',
    params: byId,
    output: assessment,
  }),
};
