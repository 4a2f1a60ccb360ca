import type { assessmentEndpoints } from '#contract/lending/agreement-assessment.ts';
import type { agreementDecisionEndpoints } from '#contract/lending/agreement-decisions.ts';
import type { agreementEndpoints } from '#contract/lending/agreements.ts';
import type { consentEndpoints } from '#contract/lending/consents/consents.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findAgreement } from './agreements.queries.ts';
import { agreementView, assessmentView } from './agreements.view.ts';
import { assessAgreement } from './assess-agreement.ts';
import { findConsentCode } from './consent/find-consent-code.ts';
import { makeConsentCode } from './consent/make-consent-code.ts';
import { recordConsent } from './consent/record-consent.ts';
import { approveAgreement, rejectAgreement } from './decide-agreement.ts';
import { draftAgreement } from './draft-agreement.ts';
import { editDraft } from './edit-draft.ts';
import { cancelAgreement, withdrawAgreement } from './end-agreement.ts';
import { findBackground } from './find-background.ts';
import { submitAgreement, submitWithFewerGuarantors, submitWithReason } from './submit-agreement.ts';

export const agreementRoutes: Handlers<
  typeof agreementEndpoints &
    typeof consentEndpoints &
    typeof assessmentEndpoints &
    typeof agreementDecisionEndpoints
> = {
  draftAgreement: async (call) => ({ data: await draftAgreement(call) }),
  editDraft: async (call) => ({ data: await editDraft(call) }),
  async getAgreement({ context, reach, input }) {
    const row = await findAgreement(context.pool, reach, input.params.id);
    if (row === undefined) throw new Refusal('not_found');
    const today = businessDateOf(context.clock.now());
    return { data: agreementView(row, today, reach.extent !== 'own') };
  },
  async getConsentCode({ context, reach, input }) {
    const by = context.config.messaging?.by ?? 'hand';
    return { data: { by, sent: await findConsentCode(context, reach, input.params.id) } };
  },
  makeConsentCode: async (call) => ({ data: await makeConsentCode(call) }),
  recordConsent: async (call) => ({ data: await recordConsent(call) }),
  submitAgreement: async (call) => ({ data: await submitAgreement(call) }),
  submitWithReason: async (call) => ({ data: await submitWithReason(call) }),
  async assessAgreement({ context, reach, input }) {
    return { data: assessmentView(await assessAgreement(context.pool, reach, input.params.id)) };
  },
  async getAgreementBackground({ context, actor, reach, input }) {
    const now = context.clock.now();
    return { data: await findBackground(context.pool, { id: input.params.id, actor, reach, now }) };
  },
  submitWithFewerGuarantors: async (call) => ({ data: await submitWithFewerGuarantors(call) }),
  approveAgreement: async (call) => ({ data: await approveAgreement(call) }),
  rejectAgreement: async (call) => ({ data: await rejectAgreement(call) }),
  withdrawAgreement: async (call) => ({ data: await withdrawAgreement(call) }),
  cancelAgreement: async (call) => ({ data: await cancelAgreement(call) }),
};
