import { DatabaseError } from 'pg';
import { Refusal, refusedField } from '../refusal.ts';

type MakeRefusal = () => Refusal;

/**
 * The refusals for violated constraints. The database decides, so of two concurrent writes one is refused, and a command only
 * has to write. A constraint that is not listed here guards against bugs of ours.
 */
export const constraintRefusals = {
  approvals_pending_once: () => new Refusal('already_requested'),
  audit_events_chain: () => new Refusal('clock_behind'),
  blog_posts_slug_key: () => refusedField('title.own', 'post_title_taken'),
  branches_code_key: () => refusedField('code', 'branch_code_taken'),
  complaints_not_handled_by_the_person_concerned: () => new Refusal('handler_is_concerned'),
  customer_requests_open_once: () => new Refusal('already_asked'),
  customers_branch_id_fkey: () => refusedField('branchId', 'branch_unknown'),
  customers_cnic_unique: () => new Refusal('cnic_taken'),
  employees_branch_id_fkey: () => refusedField('branchId', 'branch_unknown'),
  employees_designation_id_fkey: () => refusedField('designationId', 'designation_unknown'),
  employees_cnic_unique: () => refusedField('cnic', 'employee_cnic_taken'),
  field_devices_public_key_key: () => new Refusal('field_device_of_other'),
  field_outcomes_ended_once: () => new Refusal('field_item_settled'),
  rights_requests_pending_once: () => new Refusal('already_requested'),
  second_step_resets_pending_once: () => new Refusal('already_requested'),
  statement_matches_entry_once: () => new Refusal('statement_record_taken'),
  statement_matches_line_once: () => new Refusal('statement_line_taken'),
  statement_matches_movement_once: () => new Refusal('statement_record_taken'),
  transfer_matches_checking: () => new Refusal('transfer_not_checked'),
  transfer_matches_payment: () => new Refusal('payment_not_of_transfer'),
  transfer_matches_pkey: () => new Refusal('payment_not_of_transfer'),
  transfer_reports_once: () => new Refusal('transfer_reported'),
  users_email_key: () => refusedField('email', 'email_of_other_account'),
  users_phone_key: () => refusedField('phone', 'phone_of_other_account'),
} satisfies Readonly<Record<string, MakeRefusal>>;

/** The messages for a change of one's own user, who may already have another. */
const ownUserRefusals: { readonly [Name in keyof typeof constraintRefusals]?: MakeRefusal } = {
  users_email_key: () => refusedField('email', 'email_taken'),
  users_phone_key: () => refusedField('phone', 'phone_taken'),
};

function refusalIn(table: Readonly<Record<string, MakeRefusal>>, thrown: unknown): Refusal | undefined {
  return thrown instanceof DatabaseError ? table[thrown.constraint ?? '']?.() : undefined;
}

/** The refusal for a write that a constraint stopped; undefined for anything that the caller cannot correct. */
export function constraintRefusal(thrown: unknown): Refusal | undefined {
  return refusalIn(constraintRefusals, thrown);
}

/** Refuses with the messages for a person's own user; rethrows anything else. */
export function rethrowForOwnUser(thrown: unknown): never {
  throw refusalIn(ownUserRefusals, thrown) ?? thrown;
}
