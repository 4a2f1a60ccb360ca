import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import type { guarantorEndpoints, KeptGuarantor } from '#contract/lending/guarantors.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { changedFields } from '#server/platform/audit/changed-fields.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { holdLists } from '../screening/lists-in-force.ts';
import { screenSaved } from '../screening/screen-people.ts';
import { agreementsOfGuarantor, reachedGuarantor } from './guarantors.queries.ts';
import { guarantorParticulars, keptGuarantorView } from './guarantors.view.ts';

const lock = { name: 'lock-guarantor', text: 'SELECT FROM guarantors WHERE id = $1 FOR NO KEY UPDATE' };

const update = namedStatement(
  'update-guarantor',
  `UPDATE guarantors SET ${guarantorParticulars.assignments}, version = version + 1 WHERE id = :id`,
);

/** Corrects the particulars of a guarantor, for all agreements that they vouch for. Of two editors neither overwrites the other. */
export async function editGuarantor(
  call: Call<typeof guarantorEndpoints.editGuarantor>,
): Promise<KeptGuarantor> {
  const { context, actor, reach, input } = call;
  const { id } = input.params;
  const { version, ...form } = input.body;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    await client.query({ ...lock, values: [id] });
    const before = await reachedGuarantor(client, reach, id, actor.userId);
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    await refuseOneself(client, actor.userId, id);
    await client.query(update({ id, ...guarantorParticulars.valuesOf(form) }));
    // A phone of their own makes it theirs.
    await refuseOneself(client, actor.userId, id);
    if (!isDeepStrictEqual(form.fullName, before.fullName))
      await screenSaved(client, await holdLists(client), { guarantorId: id }, actor.userId, at);
    await recordAuditEvent(client, call, at, {
      branchId: actor.branchId,
      action: 'edit_guarantor',
      subject: 'guarantor',
      subjectId: id,
      ...changedFields(before, form),
    });
    const after = await reachedGuarantor(client, reach, id, actor.userId);
    const agreements = await agreementsOfGuarantor(client, reach, id);
    return keptGuarantorView(after, agreements, businessDateOf(context.clock.now()));
  });
}

const findOneself = {
  name: 'find-oneself-as-guarantor',
  text: `SELECT FROM guarantors g
           JOIN users person ON person.id = $1
           LEFT JOIN employees staff ON staff.user_id = person.id
          WHERE g.id = $2 AND (staff.cnic = g.cnic OR person.phone = g.phone)`,
};

async function refuseOneself(client: PoolClient, userId: string, id: string): Promise<void> {
  const { rowCount } = await client.query({ ...findOneself, values: [userId, id] });
  if (rowCount !== 0) throw new Refusal('related_person');
}
