import type { PoolClient } from 'pg';
import type { AgreementStep } from '#contract/lending/agreements.ts';
import { statusAfter } from '#domain/lending/agreements/agreement-actions.ts';
import { reservedFor } from '#domain/lending/agreements/relief.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { announce } from '#server/platform/live/announce.ts';
import type { LockedAgreement } from './lock-agreement.ts';

// An agreement that ends releases its part of the relief fund.
const setStatus = {
  name: 'set-agreement-status',
  text: `WITH fund AS (UPDATE relief_fund SET reserved = reserved - $3::bigint WHERE $3 <> 0)
         UPDATE agreements SET status = $2, version = version + 1 WHERE id = $1`,
};

/** The actions that change an agreement's status without money. */
type Step = 'submit' | 'approve' | 'reject' | 'withdraw' | 'cancel';

/** The fields of a step besides its new status. */
interface StepNote {
  readonly alone?: boolean;
  readonly reason?: string;
}

/** Moves a locked agreement to the status of an action, and records it. */
export async function takeStep(
  client: PoolClient,
  origin: Origin,
  at: Date,
  agreement: LockedAgreement,
  action: Step,
  note: StepNote = {},
): Promise<AgreementStep> {
  const status = statusAfter(action) ?? agreement.status;
  const released = reservedFor(agreement) - reservedFor({ ...agreement, status });
  await client.query({ ...setStatus, values: [agreement.id, status, released] });
  await announce(client, { kind: 'approvals', branchId: agreement.branchId });
  await recordAuditEvent(client, origin, at, {
    branchId: agreement.branchId,
    action: `${action}_agreement`,
    subject: 'agreement',
    subjectId: agreement.id,
    before: { status: agreement.status },
    after: { status, ...note },
  });
  return { id: agreement.id, number: agreement.number, status, termsVersion: agreement.termsVersion };
}
