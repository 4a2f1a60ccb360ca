import type { Guarantor } from '#contract/lending/guarantors.ts';
import { maskCnic } from '#domain/person/cnic.ts';
import type { GuarantorRow } from './save-guarantor.ts';

export function guarantorView(row: GuarantorRow): Guarantor {
  return {
    id: row.id,
    fullName: row.full_name,
    cnicMasked: maskCnic(row.cnic),
    phone: row.phone,
    address: row.address,
    occupation: row.occupation,
    exposure: row.exposure,
  };
}
