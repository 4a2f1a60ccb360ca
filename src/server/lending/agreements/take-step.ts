import type { PoolClient } from 'pg';
import type { AgreementStep } from '#contract/lending/agreements.ts';
import { statusAfter } from '#domain/lending/agreements/agreement-actions.ts';
import type { ExceededLimit } from '#domain/lending/agreements/exposure.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { announce } from '#server/platform/live/announce.ts';
import type { LockedAgreement } from './lock-agreement.ts';

const setStatus = {
  name: 'set-agreement-status',
  text: 'UPDATE agreements SET status = $2, version = version + 1 WHERE id = $1',
};

/** The actions that change an agreement's status without money. */
type Step = 'submit' | 'approve' | 'reject' | 'withdraw' | 'cancel';

/** The fields of a step besides its new status. */
interface StepNote {
  readonly alone?: boolean;
  readonly reason?: string;
  /** The limits that the decider confirmed. */
  readonly exceeded?: readonly ExceededLimit[];
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
  await client.query({ ...setStatus, values: [agreement.id, status] });
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
