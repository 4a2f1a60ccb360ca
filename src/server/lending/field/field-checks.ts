import type { PoolClient } from 'pg';
import { holdsSignature } from './holds-signature.ts';

const slip = `format('%s-F%s-%s', b.code, lpad(d.serial::text, greatest(2, length(d.serial::text)), '0'), lpad(i.slip::text, greatest(5, length(i.slip::text)), '0'))`;

/** Items from the field, against what their phones signed and the entries they became. Each check returns one line per difference. */
export const fieldChecks: readonly string[] = [
  `SELECT format('item %s of phone %s differs from the text that the phone signed', i.position, i.device_id) AS line
     FROM field_items i CROSS JOIN LATERAL (SELECT i.content::jsonb AS said) s
    WHERE i.hash <> sha256(convert_to(i.content, 'UTF8'))
       OR (i.device_id::text, i.position, i.package_id::text, i.kind, i.agreement_id::text, i.slip, i.amount, i.code)
            IS DISTINCT FROM
          (said ->> 'device', (said ->> 'position')::integer, said ->> 'package', said ->> 'kind', said ->> 'agreement',
           (said ->> 'slip')::integer, (said ->> 'amount')::bigint, said ->> 'code')
       OR coalesce(encode(i.previous_hash, 'hex'), '') <> said ->> 'previous'`,

  `SELECT format('%s is posted as an entry of %s in cash, which differs from the slip', ${slip}, e.amount) AS line
     FROM field_outcomes o
     JOIN field_items i ON i.id = o.item_id
     JOIN field_devices d ON d.id = i.device_id
     JOIN branches b ON b.id = d.branch_id
     JOIN entries e ON e.id = o.entry_id AND e.agreement_id = o.agreement_id
     LEFT JOIN receipts r ON r.entry_id = e.id AND r.agreement_id = e.agreement_id
    WHERE (e.amount, e.method, e.recorded_by, r.code) IS DISTINCT FROM (i.amount, 'cash', d.officer_id, i.code)
       OR e.kind NOT IN ('payment', 'recovery')
       OR o.decided_by IS NULL AND e.agreement_id <> i.agreement_id`,
];

interface SignedRow {
  readonly id: string;
  readonly position: number;
  readonly deviceId: string;
  readonly publicKey: Buffer;
  readonly content: string;
  readonly signature: Buffer;
}

const rowsAtOnce = 1_000;
const find = {
  name: 'find-signed-field-items',
  text: `SELECT i.id, i.position, i.device_id AS "deviceId", d.public_key AS "publicKey", i.content, i.signature
           FROM field_items i JOIN field_devices d ON d.id = i.device_id
          WHERE $1::uuid IS NULL OR i.id > $1 ORDER BY i.id LIMIT ${rowsAtOnce}`,
};

/** Items that their phone did not sign. */
export async function fieldSignatureDifferences(client: PoolClient): Promise<string[]> {
  const lines: string[] = [];
  let after: string | null = null;
  for (;;) {
    const { rows }: { rows: SignedRow[] } = await client.query<SignedRow>({ ...find, values: [after] });
    for (const { position, deviceId, publicKey, content, signature } of rows) {
      if (!(await holdsSignature(publicKey, content, signature)))
        lines.push(`item ${position} of phone ${deviceId} is not signed by its phone`);
    }
    if (rows.length < rowsAtOnce) return lines;
    after = rows.at(-1)?.id ?? null;
  }
}
