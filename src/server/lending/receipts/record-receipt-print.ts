import { v7 as uuidv7 } from 'uuid';
import type { OutputOf } from '#contract/endpoint.ts';
import type { receiptEndpoints } from '#contract/lending/receipts.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockReceipt } from './receipts.queries.ts';

type Endpoint = typeof receiptEndpoints.recordReceiptPrint;

const insertPrint = namedStatement(
  'insert-receipt-print',
  `INSERT INTO receipt_prints (id, entry_id, agreement_id, number, paper, language, printed_at, printed_by)
   SELECT :id, :entryId, :agreementId, coalesce(max(number), 0) + 1, :paper, :language, :at, :userId
     FROM receipt_prints WHERE entry_id = :entryId
   RETURNING number`,
);

/** Records a print before it is made, so that of concurrent prints only one is the original. */
export async function recordReceiptPrint(call: Call<Endpoint>): Promise<OutputOf<Endpoint>> {
  const { context, actor, reach, input } = call;
  const { entryId } = input.params;
  const { paper, language } = input.body;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const receipt = await lockReceipt(client, reach, entryId);
    if (receipt === undefined) throw new Refusal('not_found');
    const id = uuidv7();
    const { rows } = await client.query<{ number: number }>(
      insertPrint({
        ...{ id, entryId, paper, language, at },
        agreementId: receipt.agreementId,
        userId: actor.userId,
      }),
    );
    const isDuplicate = rows[0]?.number !== 1;
    await recordAuditEvent(client, call, at, {
      branchId: receipt.branchId,
      action: `print_${receipt.series}`,
      subject: 'agreement',
      subjectId: receipt.agreementId,
      after: {
        ...(receipt.series === 'voucher'
          ? { voucherSerial: receipt.serial }
          : { receiptSerial: receipt.serial }),
        paper,
        isDuplicate,
      },
    });
    return { id, printedAt: at.toISOString(), isDuplicate };
  });
}
