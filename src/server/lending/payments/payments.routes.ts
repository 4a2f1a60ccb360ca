import type { paymentEndpoints } from '#contract/lending/payments.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { activateAgreement } from './activate-agreement.ts';
import { moveOverpayment } from './move-overpayment.ts';
import { postedView } from './posted.view.ts';
import { recordPayment, recordRecovery, refundOverpayment } from './record-money.ts';

export const paymentRoutes: Handlers<typeof paymentEndpoints> = {
  activateAgreement: async (call) => ({ data: postedView(await activateAgreement(call)) }),
  recordPayment: async (call) => ({ data: postedView(await recordPayment(call)) }),
  recordRecovery: async (call) => ({ data: postedView(await recordRecovery(call)) }),
  refundOverpayment: async (call) => ({ data: postedView(await refundOverpayment(call)) }),
  moveOverpayment: async (call) => ({ data: postedView(await moveOverpayment(call)) }),
};
