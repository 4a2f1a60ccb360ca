import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { statementMatchingEndpoints } from '#contract/lending/bank-statements/statement-matching.ts';
import type { EntryWarning } from '#domain/lending/ledger/check-entry.ts';
import type { LineClass } from '#domain/lending/statements/class-of-line.ts';
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
import { lockSeenLine, refuseUnseenLine } from './line-sight.ts';
import type { MatchCall } from './link-line.ts';
import { readStatementLine, storeMatch } from './statement-line.ts';

const findReport = {
  name: 'find-transfer-report-of-statement-line',
  text: `SELECT id FROM transfer_reports
          WHERE agreement_id = $1 AND amount = $2 AND state = 'checking' AND slip_key(method, reference) = ANY ($3::text[])
          ORDER BY reported_at, id LIMIT 1`,
};

/** Records a line as a payment, or as a recovery after a write-off, as a person says. */
export async function recordLine(
  call: Call<(typeof statementMatchingEndpoints)['recordStatementLine']>,
): Promise<PostedAnswer> {
  const { context, besides, idempotencyKey, input } = call;
  // Before anything is told of the line; again once its agreements are locked.
  await refuseUnseenLine(context.pool, call);
  const foundAs = async (client: PoolClient) => (await lockSeenLine(client, call)).foundAs;
  const { id: lineId } = input.params;
  return postLine(
    { ...call, reach: besides.payments },
    { ...input.body, lineId, foundAs, key: idempotencyKey, isByRule: false },
  );
}

interface LinePayment {
  readonly lineId: string;
  /** Finds its class before it is recorded, or refuses it, in the transaction of the posting. */
  readonly foundAs: (client: PoolClient) => Promise<LineClass['is']>;
  readonly agreementId: string;
  readonly key: string;
  /** True if a rule of the account records it: then it is a payment that asks nothing. */
  readonly isByRule: boolean;
  readonly version?: number | null;
  readonly confirmed?: readonly EntryWarning[];
}

/**
 * Posts a line to an agreement. The match and the entry are one transaction and one event of the audit. The entry is valued on the
 * bank's day and has the reference of the line. If the customer reported the transfer, the report is matched to it.
 */
export async function postLine(call: MatchCall, payment: LinePayment): Promise<PostedAnswer> {
  const { context, actor, clientAddress, reach } = call;
  const { lineId, foundAs, agreementId, key, isByRule, version = null, confirmed = [] } = payment;
  const line = await readStatementLine(context.pool, lineId);
  const amount = wholeRupees(line.paisa);
  if (amount === null || amount <= 0) throw new Refusal('statement_line_not_payable');
  const money = { method: line.accountKind, reference: referenceOfLine(line) } as const;
  const keys = referenceKeysIn(line.reference, line.text);
  const { rows: reports } = await context.pool.query<{ id: string }>({
    ...findReport,
    values: [agreementId, amount, keys],
  });
  const action = isByRule ? ('record_statement_line_by_rule' as const) : ('record_statement_line' as const);
  const request = {
    ...{ actor, clientAddress, agreementId, reach, key, action },
    requestHash: requestHash(action, { lineId, agreementId, version, confirmed }),
    money: soughtPayment(call, { amount, ...money }),
  };
  return postWithRows(
    context,
    request,
    (ledger, today) => {
      refuseRelation(ledger.relation);
      if (isByRule && ledger.status !== 'active') throw new Refusal('statement_line_not_payable');
      const kind = ledger.status === 'written_off' ? 'recovery' : 'payment';
      const moved = { amount, ...money, valuedOn: line.day, note: null, confirmed, version };
      // The day is the bank's word, so nobody's limit of back-dating applies to it.
      const dated = { ...ledger, backDatingDaysMax: Number.POSITIVE_INFINITY };
      return { entries: [moneyEntry(kind, moved, dated, today)], transferReportId: reports[0]?.id };
    },
    async (client, entryId, at) =>
      storeMatch(
        client,
        line.id,
        { id: uuidv7(), how: 'posted', agreementId, entryId },
        { at, by: actor.userId, isByRule, foundAs: await foundAs(client) },
      ),
  );
}
