import type { Guarantor } from '#contract/lending/guarantors.ts';
import { type Cnic, maskCnic } from '#domain/person/cnic.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';

export const guarantorColumns = columns('guarantors', ['id', 'cnic', 'phone', 'address', 'occupation'], {
  written: ['full_name'],
});

export interface GuarantorRow extends RowOf<typeof guarantorColumns> {
  readonly cnic: Cnic;
  readonly exposure: number;
  readonly isColleague: boolean;
  readonly isWithinReach: boolean;
}

export function guarantorView(row: GuarantorRow): Guarantor {
  const { id, fullName, exposure, isColleague, phone, address, occupation } = row;
  return {
    id,
    fullName,
    exposure,
    isColleague,
    particulars: row.isWithinReach ? { cnicMasked: maskCnic(row.cnic), phone, address, occupation } : null,
  };
}
