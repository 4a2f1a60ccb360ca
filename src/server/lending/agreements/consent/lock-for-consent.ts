import type { PoolClient } from 'pg';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AgreementCall } from '../agreement-call.ts';
import { type LockedAgreement, lockToServe } from '../lock-agreement.ts';

/** Until its approval an agreement's terms may change, and the customer may consent to the new ones. */
const open: readonly AgreementStatus[] = ['draft', 'submitted'];

/** Locks an agreement to whose terms the customer may consent. Refuses terms that are no longer the current ones. */
export async function lockForConsent(
  client: PoolClient,
  call: AgreementCall<{ readonly termsVersion: number }>,
): Promise<LockedAgreement> {
  const { params, body } = call.input;
  const agreement = await lockToServe(client, call, params.id, 'print_key_facts');
  if (!open.includes(agreement.status)) throw new Refusal(`agreement_is_${agreement.status}`);
  if (body.termsVersion !== agreement.termsVersion) throw new Refusal('terms_changed');
  return agreement;
}
