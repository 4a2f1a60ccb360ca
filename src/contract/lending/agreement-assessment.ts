import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { burdenGrades } from '#domain/lending/agreements/burden-grade.ts';
import { exposureLimitNames } from '#domain/lending/agreements/exposure.ts';
import { deciderRefusals } from '#domain/lending/approvals/right-to-decide.ts';
import { staffRelations } from '#domain/lending/relations/staff-relation.ts';

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

/** An amount owed in whole rupees, this agreement included, and the lender's limit; null is no limit. */
const owed = { owed: z.number(), most: z.nullable(z.number()) };

const arrears = {
  /** Whole rupees that were given up and have not come in since. */
  writtenOff: z.number(),
  /** Of the agreement that is latest. */
  daysPastDue: z.number(),
};

/** The most people of a household that are listed. A village can share one address. */
export const householdListedMax = 10;

/** The people of an agreement, for the person who decides. Only sums are told of people beyond the caller's reach. */
const background = z.object({
  customer: z.object({ ...owed, isColleague: z.boolean() }),
  /** The customer's other agreements, newest first: those that wait, run or have run. */
  agreements: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      status: z.enum(agreementStatuses),
      owed: z.number(),
      ...arrears,
    }),
  ),
  household: z.object({
    ...owed,
    /** Those who owe or were given up on, the largest debts first, and the number of such people who are not listed. */
    more: z.number(),
    members: z.array(
      z.object({
        /** Null beyond the caller's reach. */
        customerId: z.nullable(z.uuid()),
        fullName: z.nullable(writtenText),
        owed: z.number(),
        ...arrears,
      }),
    ),
  }),
  guarantors: z.array(
    z.object({
      id: z.uuid(),
      fullName: writtenText,
      /** Number of agreements that they vouch for, this one included, and the lender's limit; null is no limit. */
      agreements: z.number(),
      most: z.nullable(z.number()),
      /** Number of them that are late, and the days of the latest. */
      late: z.number(),
      daysPastDue: z.number(),
    }),
  ),
  /** Members of staff who are the customer, vouch for them or share the household. They neither serve nor decide. */
  colleagues: z.array(z.object({ id: z.uuid(), name: spoken, relation: z.enum(staffRelations) })),
});
export type AgreementBackground = z.output<typeof background>;

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
  getAgreementBackground: endpoint({
    method: 'GET',
    path: '/api/agreements/:id/background',
    summary:
      'The people behind an agreement, for the person who decides: other agreements, household, guarantors, relations with staff',
    access: 'approvals.decide-within-limits',
    params: byId,
    output: background,
    errors: ['already_decided', 'own_request', ...deciderRefusals],
  }),
};
