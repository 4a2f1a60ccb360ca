import type { AgreementStep, agreementEndpoints } from '#contract/lending/agreements.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockToServe } from './lock-agreement.ts';
import { requestAgreementApproval } from './request-agreement-approval.ts';

const setConsent = {
  name: 'record-consent',
  text: `UPDATE agreements
            SET consented_version = $2, consented_at = $3, consented_by = $4, consent_how = $5, version = version + 1
          WHERE id = $1`,
};

/** Until its approval an agreement's terms may change, and the customer may consent to the new ones. */
const open: readonly AgreementStatus[] = ['draft', 'submitted'];

/** Records the customer's consent to the terms of one key fact statement, which must be the current ones. */
export async function recordConsent(
  call: Call<typeof agreementEndpoints.recordConsent>,
): Promise<AgreementStep> {
  const { context, actor, input } = call;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const agreement = await lockToServe(client, call, input.params.id, 'print_key_facts');
    const { id, number, status, termsVersion } = agreement;
    if (!open.includes(status)) throw new Refusal(`agreement_is_${status}`);
    if (input.body.termsVersion !== termsVersion) throw new Refusal('terms_changed');
    await client.query({ ...setConsent, values: [id, termsVersion, at, actor.userId, input.body.how] });
    // An approval that was requested for the earlier terms is requested again for these.
    if (status === 'submitted') await requestAgreementApproval(client, agreement, actor.userId, at, null);
    await recordAuditEvent(client, call, at, {
      branchId: agreement.branchId,
      action: 'record_consent',
      subject: 'agreement',
      subjectId: id,
      after: { termsVersion, how: input.body.how },
    });
    return { id, number, status, termsVersion };
  });
}
