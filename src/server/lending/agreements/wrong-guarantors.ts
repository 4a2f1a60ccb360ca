import type { PoolClient } from 'pg';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import type { AgreementForm } from '#contract/lending/agreements.ts';
import type { RefusedField } from '#server/platform/refusal.ts';

const findGuarantors = {
  name: 'find-guarantors-of-draft',
  text: 'SELECT id, cnic FROM guarantors WHERE id = ANY ($1::uuid[])',
};

/** The invalid guarantors of a draft: unknown, named twice, or the customer. */
export async function wrongGuarantors(
  client: PoolClient,
  guarantors: AgreementForm['guarantors'],
  customersCnic: string,
): Promise<RefusedField[]> {
  const ids = guarantors.map(({ guarantorId }) => guarantorId);
  const { rows } = await client.query<{ id: string; cnic: string }>({ ...findGuarantors, values: [ids] });
  const cnics = new Map(rows.map(({ id, cnic }) => [id, cnic]));
  const messageOf = (id: string, index: number): FieldMessageKey | null => {
    const cnic = cnics.get(id);
    if (cnic === undefined) return 'guarantor_unknown';
    if (cnic === customersCnic) return 'guarantor_is_customer';
    return ids.indexOf(id) < index ? 'guarantor_twice' : null;
  };
  return ids.flatMap((id, index) => {
    const message = messageOf(id, index);
    return message === null ? [] : { field: `guarantors.${index}.guarantorId`, message };
  });
}
