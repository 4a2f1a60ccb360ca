import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import type { guarantorEndpoints, KeptGuarantor } from '#contract/lending/guarantors.ts';
import { invariant } from '#domain/invariant.ts';
import { maskCnic } from '#domain/person/cnic.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { holdLists } from '../screening/lists-in-force.ts';
import { screenSaved } from '../screening/screen-people.ts';
import { guarantorOf } from './guarantors.queries.ts';
import { type GuarantorRow, guarantorColumns } from './guarantors.view.ts';

const insertGuarantor = namedStatement(
  'insert-guarantor',
  `INSERT INTO guarantors (${guarantorColumns.names}, created_at, created_by)
   VALUES (${guarantorColumns.parameters}, :at, :userId)
       ON CONFLICT (cnic) DO NOTHING`,
);

/**
 * Records a guarantor once. The same again gets the person on record, with the agreements that they guarantee; a known CNIC with
 * other data is refused, so that nobody takes what was entered for what is on record. All of it is audited, because a known CNIC
 * is a way to ask about a person.
 */
export async function saveGuarantor(
  call: Call<typeof guarantorEndpoints.saveGuarantor>,
): Promise<GuarantorRow> {
  const { context, actor, reach, input } = call;
  const { userId } = actor;
  const { fullName, cnic } = input.body;
  const at = new Date(context.clock.now());
  const saved = await inTransaction(context.pool, async (client) => {
    const { rowCount: added } = await client.query(
      insertGuarantor({ ...guarantorColumns.valuesOf({ ...input.body, id: uuidv7() }), at, userId }),
    );
    const guarantor = await guarantorOf(client, reach, cnic, userId);
    invariant(guarantor !== undefined, 'a guarantor who was there or was just added is found');
    if (added === 1)
      await screenSaved(client, await holdLists(client), { guarantorId: guarantor.id }, userId, at);
    await recordAuditEvent(client, call, at, {
      branchId: actor.branchId,
      action: added === 1 ? 'create_guarantor' : 'look_up_guarantor',
      subject: 'guarantor',
      subjectId: guarantor.id,
      ...(added === 1 && { after: { fullName, cnic: maskCnic(cnic) } }),
    });
    return { guarantor, isAdded: added === 1 };
  });
  if (saved.isAdded) return saved.guarantor;
  // After the transaction, because the look-up stays on record.
  await context.rateLimits.admit('look_up', userId);
  if (!isSamePerson(saved.guarantor, input.body)) throw new Refusal('guarantor_on_record');
  return saved.guarantor;
}

/** Never of a person out of reach: the answer would tell if a guess at their data is right. */
function isSamePerson(
  known: GuarantorRow,
  {
    fullName,
    phone,
    address,
    occupation,
  }: Pick<KeptGuarantor, 'fullName' | 'phone' | 'address' | 'occupation'>,
): boolean {
  const { isWithinReach, ...kept } = known;
  return (
    isWithinReach &&
    isDeepStrictEqual(
      [kept.fullName, kept.phone, kept.address, kept.occupation],
      [fullName, phone, address, occupation],
    )
  );
}
