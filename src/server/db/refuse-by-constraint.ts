import { DatabaseError } from 'pg';
import type { FieldMessageKey } from '#contract/field-messages.ts';
import { Refusal } from '../refusal.ts';

/** The fields that a constraint of the database speaks for. */
const fields: Readonly<Record<string, { field: string; message: FieldMessageKey }>> = {
  users_phone_key: { field: 'phone', message: 'phone_of_other_account' },
  users_email_key: { field: 'email', message: 'email_of_other_account' },
  employees_cnic_unique: { field: 'cnic', message: 'employee_cnic_taken' },
  employees_branch_id_fkey: { field: 'branchId', message: 'branch_unknown' },
  branches_code_key: { field: 'code', message: 'branch_code_taken' },
};

/** Says beside its field what the database refused; anything else goes on as it came. */
export function refuseByConstraint(error: unknown): never {
  const refused = error instanceof DatabaseError ? fields[error.constraint ?? ''] : undefined;
  throw refused === undefined ? error : new Refusal('invalid_input', undefined, [refused]);
}
