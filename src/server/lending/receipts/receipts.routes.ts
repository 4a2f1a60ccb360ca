import type { receiptEndpoints } from '#contract/lending/receipts.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { findReceipt } from './receipts.queries.ts';
import { receiptView } from './receipts.view.ts';
import { recordReceiptPrint } from './record-receipt-print.ts';

export const receiptRoutes: Handlers<typeof receiptEndpoints> = {
  async getReceipt({ context, reach, input }) {
    const row = await findReceipt(context.pool, reach, input.params.entryId);
    if (row === undefined) throw new Refusal('not_found');
    const { content } = await readSection(context.pool, 'lender_profile');
    return { data: receiptView(row, { lender: content, publicUrl: context.config.publicUrl }) };
  },
  recordReceiptPrint: async (call) => ({ data: await recordReceiptPrint(call) }),
};
