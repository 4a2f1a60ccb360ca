import type { Customer } from '#contract/lending/customers.ts';
import { cnicWarnings, maskCnic } from '#domain/person/cnic.ts';
import type { CustomerRow } from './customers.queries.ts';

/** The whole CNIC never leaves by this view: revealing one is an act of its own, and is audited. */
export function customerView(row: CustomerRow): Customer {
  return {
    id: row.id,
    fullName: row.full_name,
    fullNameUr: row.full_name_ur,
    relative: row.relative,
    relativeName: row.relative_name,
    cnicMasked: maskCnic(row.cnic),
    cnicExpiresOn: row.cnic_expires_on,
    isCnicSeen: row.cnic_seen_at !== null,
    cnicWarnings: cnicWarnings(row.cnic, row.gender),
    gender: row.gender,
    bornOn: row.born_on,
    phone: row.phone,
    secondPhone: row.second_phone,
    email: row.email,
    address: row.address,
    city: row.city,
    branchId: row.branch_id,
    occupation: row.occupation,
    monthlyIncome: row.monthly_income,
    householdSize: row.household_size,
    officerId: row.officer_id,
    notes: row.notes,
    status: row.status,
    version: row.version,
  };
}
