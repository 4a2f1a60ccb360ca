import type { paymentEndpoints } from '#contract/lending/payments.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { activateAgreement } from './activate-agreement.ts';
import { findPayableAgreements, loadMoneyBasis } from './money-basis.queries.ts';
import { moneyBasisView, payableAgreementView } from './money-basis.view.ts';
import { moveOverpayment } from './move-overpayment.ts';
import { postedView } from './posted.view.ts';
import { recordPayment, recordRecovery, refundOverpayment } from './record-money.ts';

export const paymentRoutes: Handlers<typeof paymentEndpoints> = {
  async getMoneyBasis({ context, actor, reach, input }) {
    return { data: moneyBasisView(await loadMoneyBasis(context.pool, actor, reach, input.params.id)) };
  },
  async listPayableAgreements({ context, reach, input }) {
    const today = businessDateOf(context.clock.now());
    const agreements = await findPayableAgreements(context.pool, reach, input.params.id, today);
    return { data: agreements.map(payableAgreementView) };
  },
  activateAgreement: async (call) => ({ data: postedView(await activateAgreement(call)) }),
  recordPayment: async (call) => ({ data: postedView(await recordPayment(call)) }),
  recordRecovery: async (call) => ({ data: postedView(await recordRecovery(call)) }),
  refundOverpayment: async (call) => ({ data: postedView(await refundOverpayment(call)) }),
  moveOverpayment: async (call) => ({ data: postedView(await moveOverpayment(call)) }),
};
