import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { maskCnic } from '#domain/person/cnic.ts';
import { customerParticulars } from '#server/lending/customers/customers.view.ts';
import { holdLists } from '#server/lending/screening/lists-in-force.ts';
import { screenSaved } from '#server/lending/screening/screen-people.ts';
import { type RecordedOrigin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Created, RowToCreate } from './row-outcomes.ts';
import type { ImportedCustomer } from './rows/judge-customers.ts';

// Consent was given on paper, in a form that the register does not record. Nobody here has seen the card.
const insert = namedStatement(
  'insert-imported-customer',
  `INSERT INTO customers (${customerParticulars.names}, id, cnic, branch_id, officer_id, created_by, created_at,
                          privacy_consent_at)
   VALUES (${customerParticulars.parameters}, :id, :cnic, :branchId, coalesce(:officerId::uuid, :by::uuid), :by::uuid, :at, :at)
       ON CONFLICT (cnic) DO NOTHING`,
);

/** Creates customers from a register. Leaves out one that somebody else created at the same moment. */
export async function createCustomers(
  client: PoolClient,
  origin: RecordedOrigin & { readonly actor: { readonly userId: string } },
  at: Date,
  rows: readonly RowToCreate<ImportedCustomer>[],
): Promise<Created[]> {
  const lists = await holdLists(client);
  const created: Created[] = [];
  for (const { line, record } of rows) {
    const id = uuidv7();
    const { form, branchId, officerId } = record;
    const placed = { id, cnic: form.cnic, branchId, officerId, by: origin.actor.userId, at };
    const { rowCount } = await client.query(insert({ ...customerParticulars.valuesOf(form), ...placed }));
    if (rowCount === 0) continue;
    await screenSaved(client, lists, { customerId: id }, placed.by, at);
    await recordAuditEvent(client, origin, at, {
      branchId,
      action: 'import_customer',
      subject: 'customer',
      subjectId: id,
      after: { fullName: form.fullName, cnic: maskCnic(form.cnic) },
    });
    created.push({ line, recordId: id, recordVersion: 1, registerKey: null });
  }
  return created;
}
