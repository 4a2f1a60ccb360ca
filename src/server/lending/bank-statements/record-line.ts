import type { statementMatchingEndpoints } from '#contract/lending/bank-statements/statement-matching.ts';
import { referenceKeysIn, referenceOfLine } from '#domain/lending/statements/reference-of-line.ts';
import { wholeRupees } from '#domain/lending/statements/statement-amount.ts';
import type { Call } from '#server/platform/http/call.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { postWithRows } from '../ledger/post-entries.ts';
import type { PostedAnswer } from '../ledger/posted-answer.ts';
import { moneyEntry } from '../payments/money-entry.ts';
import { soughtPayment } from '../payments/money-request.ts';
import { refuseRelation } from '../relations/refuse-related.ts';
import { readStatementLine, storeMatch } from './statement-line.ts';

const findReport = {
  name: 'find-transfer-report-of-statement-line',
  text: `SELECT id FROM transfer_reports
          WHERE agreement_id = $1 AND amount = $2 AND state = 'checking' AND slip_key(method, reference) = ANY ($3::text[])
          ORDER BY reported_at, id LIMIT 1`,
};

/**
 * Records a line as a payment, or as a recovery after a write-off. The match and the entry are one transaction and one event of the
 * audit. The entry is valued on the bank's day and has the reference of the line. If the customer reported the transfer, the report is
 * matched to it.
 */
export async function recordLine(
  call: Call<(typeof statementMatchingEndpoints)['recordStatementLine']>,
): Promise<PostedAnswer> {
  const { context, actor, besides, clientAddress, idempotencyKey, input } = call;
  const { agreementId, version, confirmed } = input.body;
  const line = await readStatementLine(context.pool, input.params.id);
  const amount = wholeRupees(line.paisa);
  if (amount === null || amount <= 0) throw new Refusal('statement_line_not_payable');
  const money = { method: line.accountKind, reference: referenceOfLine(line) } as const;
  const keys = referenceKeysIn(line.reference, line.text);
  const { rows: reports } = await context.pool.query<{ id: string }>({
    ...findReport,
    values: [agreementId, amount, keys],
  });
  const request = {
    ...{ actor, clientAddress, agreementId, reach: besides.payments, key: idempotencyKey },
    action: 'record_statement_line' as const,
    requestHash: requestHash('record_statement_line', { lineId: line.id, ...input.body }),
    money: soughtPayment(call, { amount, ...money }),
  };
  return postWithRows(
    context,
    request,
    (ledger, today) => {
      refuseRelation(ledger.relation);
      const kind = ledger.status === 'written_off' ? 'recovery' : 'payment';
      const moved = { amount, ...money, valuedOn: line.day, note: null, confirmed, version };
      return { entries: [moneyEntry(kind, moved, ledger, today)], transferReportId: reports[0]?.id };
    },
    (client, entryId, at) =>
      storeMatch(client, line.id, { how: 'posted', agreementId, entryId }, { at, by: actor.userId }),
  );
}
