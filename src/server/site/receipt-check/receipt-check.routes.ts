import type { CheckedReceipt, receiptCheckEndpoints } from '#contract/site/receipt-check.ts';
import { readChainMark } from '#domain/audit/chain-mark.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import { maskName } from '#domain/person/mask-name.ts';
import { phraseOfWritten } from '#domain/written.ts';
import { markOfReceipt } from '#server/lending/receipts/receipt-event.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { type CheckedReceiptRow, findReceiptByCode } from './receipt-check.queries.ts';

export const receiptCheckRoutes: Handlers<typeof receiptCheckEndpoints> = {
  async checkReceipt({ context, input, clientAddress }) {
    await context.rateLimits.admitAddress('receipt_check', clientAddress);
    const row = await findReceiptByCode(context.pool, input.params.code);
    if (row === undefined) throw new Refusal('not_found');
    const { content } = await readSection(context.pool, 'lender_profile');
    return { data: checkedReceiptView(row, content.name, input.query.entry) };
  },
};

function checkedReceiptView(
  row: CheckedReceiptRow,
  lender: CheckedReceipt['lender'],
  entry: string | undefined,
): CheckedReceipt {
  const name = phraseOfWritten(row.fullName);
  return {
    number: formatReceiptNumber({ series: 'receipt', branchCode: row.branchCode, serial: row.serial }),
    valuedOn: row.valuedOn,
    amount: row.amount,
    customer: { en: maskName(name.en), ur: maskName(name.ur) },
    lender,
    isVoid: row.isVoid,
    isUnclearedCheque: row.isUnclearedCheque,
    entry: entry === undefined ? 'not_asked' : comparedEntry(markOfReceipt(row), entry),
  };
}

function comparedEntry(mark: string | null, entry: string): CheckedReceipt['entry'] {
  const read = readChainMark(entry);
  if (read === null) return 'unreadable';
  if (mark === null) return 'unknown';
  return read === mark ? 'same' : 'different';
}
