import type { PoolClient } from 'pg';
import type { ReceivedForm } from '#contract/file-form.ts';
import type { transferReportEndpoints } from '#contract/lending/transfer-reports.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { refusalOfTransfer } from '#domain/lending/customer-requests/check-transfer.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { hashOf } from '#server/platform/files/file-store.ts';
import { lockFile } from '#server/platform/files/lock-file.ts';
import { remakePaper } from '#server/platform/files/remake-paper.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { announce } from '#server/platform/live/announce.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { lockOwnAgreement, requireOwnCustomer } from './own-agreement.queries.ts';
import { findReported, type MyTransferRow } from './transfer-reports.queries.ts';

type Endpoint = typeof transferReportEndpoints.reportTransfer;
type Fields = Omit<ReceivedForm<Endpoint['body']>, 'slip'>;

// The table refuses a second report of the same transfer.
const insert = namedStatement(
  'insert-transfer-report',
  `INSERT INTO transfer_reports (id, customer_id, agreement_id, amount, sent_on, method, reference, slip_hash, reported_at)
   VALUES (:id, :customerId, :agreementId, :amount, :sentOn, :method, :reference, decode(:hash, 'hex'), :at)`,
);

/** Records a customer's report of a transfer. It is not money yet: staff match it to a payment, or refuse it. */
export async function reportTransfer(call: Call<Endpoint>): Promise<MyTransferRow> {
  const { context, actor, reach, idempotencyKey, input } = call;
  // Checked first, so that no picture is read or remade for a user without a record.
  await requireOwnCustomer(context.pool, reach);
  const { fields, picture } = await input.body(async ({ slip, ...form }) => ({
    fields: form,
    picture: await remakePaper(context.pictures, slip),
  }));
  const hash = hashOf(picture);
  const now = context.clock.now();
  const at = new Date(now);
  const keyed = {
    userId: actor.userId,
    key: idempotencyKey,
    requestHash: requestHash('reportTransfer', { ...fields, hash }),
  };
  return inTransaction(context.pool, async (client) => {
    const agreement = await lockOwnAgreement(client, reach, fields.agreementId);
    const { customerId, branchId, status, startOn } = agreement;
    const id = await createOnce(client, keyed, at, async (newId) => {
      const checked = await countChecked(client, customerId);
      const { sentOn } = fields;
      refuse(refusalOfTransfer({ sentOn, today: businessDateOf(now), status, startOn, checked }));
      await refuseRecorded(client, customerId, fields);
      // The file is stored before the row, so a row always has its file.
      await lockFile(client, hash);
      await context.files.put(picture);
      await client.query(insert({ id: newId, customerId, ...fields, hash, at }));
      await announce(client, { kind: 'customer_requests', branchId });
      const { agreementId, ...money } = fields;
      await recordAuditEvent(client, call, at, {
        branchId,
        action: 'report_transfer',
        subject: 'agreement',
        subjectId: agreementId,
        after: { transferReportId: newId, ...money },
      });
    });
    return findReported(client, id);
  });
}

const count = {
  name: 'count-checked-transfers',
  text: "SELECT count(*) AS checked FROM transfer_reports WHERE customer_id = $1 AND state = 'checking'",
};

async function countChecked(client: PoolClient, customerId: string): Promise<number> {
  const { rows } = await client.query<{ checked: number }>({ ...count, values: [customerId] });
  return rows[0]?.checked ?? 0;
}

const findRecorded = namedStatement(
  'find-recorded-transfer',
  `SELECT FROM entries e JOIN agreements a ON a.id = e.agreement_id
    WHERE a.customer_id = :customerId AND slip_key(e.method, e.reference) = slip_key(:method, :reference)
      AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id)`,
);

/** The branch may have recorded the money before the customer reported it. */
async function refuseRecorded(client: PoolClient, customerId: string, fields: Fields): Promise<void> {
  const { method, reference } = fields;
  const { rows } = await client.query(findRecorded({ customerId, method, reference }));
  if (rows.length > 0) throw new Refusal('transfer_recorded');
}
