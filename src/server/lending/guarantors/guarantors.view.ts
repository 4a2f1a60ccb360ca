import type { Guarantor, KeptGuarantor } from '#contract/lending/guarantors.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import { daysPastDue } from '#domain/lending/collections/standing.ts';
import { type Cnic, maskCnic } from '#domain/person/cnic.ts';
import type { Written } from '#domain/written.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';

/** The columns that a form fills, with the id and the CNIC. */
export const guarantorColumns = columns('guarantors', ['id', 'cnic', 'phone', 'address', 'occupation'], {
  written: ['full_name'],
});

/** The columns that can be corrected. */
export const guarantorParticulars = columns('guarantors', ['phone', 'address', 'occupation'], {
  written: ['full_name'],
});

export interface GuarantorRow extends RowOf<typeof guarantorColumns> {
  readonly cnic: Cnic;
  readonly version: number;
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
    particulars: row.isWithinReach
      ? { cnicMasked: maskCnic(row.cnic), phone, address, occupation, version: row.version }
      : null,
  };
}

/** The agreements of a guarantor come with the reader's own days past due. */
export interface VouchedAgreementRow {
  readonly id: string;
  readonly number: string;
  readonly status: AgreementStatus;
  readonly relation: string;
  readonly customerId: string;
  readonly customerName: Written;
  readonly branch: string;
  readonly outstanding: number;
  readonly oldestUnpaidDueOn: CalendarDate | null;
}

export function keptGuarantorView(
  row: GuarantorRow,
  agreements: readonly VouchedAgreementRow[],
  today: CalendarDate,
): KeptGuarantor {
  return {
    id: row.id,
    fullName: row.fullName,
    cnicMasked: maskCnic(row.cnic),
    phone: row.phone,
    address: row.address,
    occupation: row.occupation,
    isColleague: row.isColleague,
    version: row.version,
    exposure: row.exposure,
    agreements: agreements.map((agreement) => ({
      id: agreement.id,
      number: agreement.number,
      status: agreement.status,
      relation: agreement.relation,
      customerId: agreement.customerId,
      customerName: agreement.customerName,
      branch: agreement.branch,
      outstanding: agreement.outstanding,
      daysPastDue: agreement.status === 'active' ? daysPastDue(agreement.oldestUnpaidDueOn, today) : 0,
    })),
  };
}
