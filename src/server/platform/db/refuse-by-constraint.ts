import { DatabaseError } from 'pg';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { Refusal } from '../refusal.ts';

/** The field that a constraint of the database speaks for, and what is said beside it. */
type Said = Readonly<Record<string, { readonly field: string; readonly message: FieldMessageKey }>>;

const ofOthers: Said = {
  users_phone_key: { field: 'phone', message: 'phone_of_other_account' },
  users_email_key: { field: 'email', message: 'email_of_other_account' },
  employees_cnic_unique: { field: 'cnic', message: 'employee_cnic_taken' },
  employees_branch_id_fkey: { field: 'branchId', message: 'branch_unknown' },
  branches_code_key: { field: 'code', message: 'branch_code_taken' },
};

/** Whoever makes an account of their own may have one already. */
const ofOneself: Said = {
  users_phone_key: { field: 'phone', message: 'phone_taken' },
  users_email_key: { field: 'email', message: 'email_taken' },
};

function refuse(thrown: unknown, said: Said): never {
  const refused = thrown instanceof DatabaseError ? said[thrown.constraint ?? ''] : undefined;
  throw refused === undefined ? thrown : new Refusal('invalid_input', undefined, [refused]);
}

/** Says beside its field what the database refused; anything else goes on as it came. The database decides, so two at once can't both have it. */
export function refuseByConstraint(thrown: unknown): never {
  return refuse(thrown, ofOthers);
}

/** The same, to the one whose account it is. */
export function refuseToOwner(thrown: unknown): never {
  return refuse(thrown, ofOneself);
}
