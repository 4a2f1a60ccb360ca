import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { burdenGrades } from '#domain/lending/agreements/burden-grade.ts';
import { exposureLimitNames } from '#domain/lending/agreements/exposure.ts';

const byId = z.object({ id: z.uuid() });

/** A limit that an agreement goes beyond, with both figures: rupees, or a number of agreements for a guarantor. */
const exceededLimit = z.object({
  limit: z.enum(exposureLimitNames),
  /** Null unless the limit is that of a guarantor. */
  guarantorId: z.nullable(z.uuid()),
  figure: z.number().check(z.int()),
  most: z.number().check(z.int()),
});

/** One for the customer, one for the household, and one for each guarantor that the contract takes. */
const exceededLimitsMax = 12;

/** The exceeded limits that an approver saw and confirmed. */
export const confirmedLimits = () =>
  z._default(z.array(exceededLimit).check(z.maxLength(exceededLimitsMax)), []);

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
