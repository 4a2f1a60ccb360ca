import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { optionalText } from '#contract/fields/text-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { issuedCode } from '#contract/identity/codes.ts';
import { decisionLimits } from '#contract/lending/approval.ts';
import { rightsKinds, rightsRefusals } from '#domain/lending/approvals/powerful-account.ts';
import { employee } from './employees.ts';

const byId = z.object({ id: z.uuid() });

/** An act that gives someone power over the books, and waits for another superadmin. */
const rightsRequest = z.object({
  id: z.uuid(),
  kind: z.enum(rightsKinds),
  employeeId: z.uuid(),
  employeeName: writtenText,
  /** The limits to give; null for the other kinds. */
  limits: z.nullable(z.object(decisionLimits)),
  requestedByName: spoken,
  requestedAt: z.iso.datetime(),
  /** True if the caller began it: another superadmin confirms it. */
  isOwn: z.boolean(),
});
export type RightsRequest = z.output<typeof rightsRequest>;

/** The most requests in one answer, the oldest first. */
export const rightsRequestsShownMax = 100;

export const rightsRequestEndpoints = {
  listRightsRequests: endpoint({
    method: 'GET',
    path: '/api/rights-requests',
    summary: `What gives someone power over the books and waits for another superadmin, oldest first; ${rightsRequestsShownMax} at most`,
    access: 'roles.manage',
    output: z.array(rightsRequest),
  }),
  withdrawRightsRequest: endpoint({
    method: 'POST',
    path: '/api/rights-requests/:id/withdrawal',
    summary: 'Takes back what one began oneself, as long as nobody decided it; it stays on record',
    access: 'roles.manage',
    params: byId,
    output: z.null(),
    errors: ['not_own_request', 'already_decided'],
  }),
  decideRightsRequest: endpoint({
    method: 'POST',
    path: '/api/rights-requests/:id/decision',
    summary:
      'Confirms or rejects what another superadmin began. Confirmed, it is done at once; a code for a new password is in the answer, this once',
    access: 'roles.manage',
    params: byId,
    body: z.object({ decision: z.enum(['approved', 'rejected']), note: optionalText(500) }).check(
      z.refine(({ decision, note }) => decision === 'approved' || note !== null, {
        path: ['note'],
        error: 'reason_required' satisfies FieldMessageKey,
      }),
    ),
    output: z.object({ employee, issued: z.nullable(issuedCode) }),
    errors: [...rightsRefusals, 'employee_inactive', 'employee_active'],
  }),
};
