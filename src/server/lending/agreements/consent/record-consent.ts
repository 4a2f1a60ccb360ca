import type { AgreementStep } from '#contract/lending/agreements.ts';
import type { consentEndpoints } from '#contract/lending/consents/consents.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requestAgreementApproval } from '../request-agreement-approval.ts';
import { lockForConsent } from './lock-for-consent.ts';
import { takeConsentCode } from './take-consent-code.ts';

const setConsent = {
  name: 'record-consent',
  text: `UPDATE agreements
            SET consented_version = $2, consented_at = $3, consented_by = $4, consent_how = $5, version = version + 1
          WHERE id = $1`,
};

/**
 * Records the customer's consent to the terms of one key fact statement, which must be the current ones. A consent by code needs
 * the code that was made for these terms.
 */
export async function recordConsent(
  call: Call<typeof consentEndpoints.recordConsent>,
): Promise<AgreementStep> {
  const { context, actor, input } = call;
  const { how, code } = input.body;
  const at = new Date(context.clock.now());
  const outcome = await inTransaction(context.pool, async (client) => {
    const agreement = await lockForConsent(client, call);
    const { id, number, status, termsVersion, branchId } = agreement;
    const taken = how === 'code' ? await takeConsentCode(client, call, agreement, code ?? '', at) : null;
    if (taken?.ok === false) return taken.refusal;
    await client.query({ ...setConsent, values: [id, termsVersion, at, actor.userId, how] });
    // An approval that was requested for the earlier terms is requested again for these.
    if (status === 'submitted') await requestAgreementApproval(client, agreement, actor.userId, at, null);
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'record_consent',
      subject: 'agreement',
      subjectId: id,
      after: { termsVersion, how, ...taken?.way },
    });
    return { id, number, status, termsVersion };
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}
