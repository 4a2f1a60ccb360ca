import type { Guarantor } from '#contract/lending/guarantors.ts';
import { type Cnic, maskCnic } from '#domain/person/cnic.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';

export const guarantorColumns = columns('guarantors', [
  'id',
  'full_name',
  'cnic',
  'phone',
  'address',
  'occupation',
]);

export interface GuarantorRow extends RowOf<typeof guarantorColumns> {
  readonly cnic: Cnic;
  readonly exposure: number;
}

export function guarantorView(row: GuarantorRow): Guarantor {
  return {
    id: row.id,
    fullName: row.fullName,
    cnicMasked: maskCnic(row.cnic),
    phone: row.phone,
    address: row.address,
    occupation: row.occupation,
    exposure: row.exposure,
  };
}
