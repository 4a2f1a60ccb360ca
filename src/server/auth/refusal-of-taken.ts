import { Refusal } from '../refusal.ts';

/** The unique constraints of `users`, and what is said beside the field that broke one. */
const takenFields: Readonly<Record<string, { readonly field: string; readonly message: string }>> = {
  users_phone_key: { field: 'phone', message: 'phone_taken' },
  users_email_key: { field: 'email', message: 'email_taken' },
};

/** Passes on what a command threw, as a refusal where a phone or e-mail is another user's. The database decides, so two at once can't both have it. */
export function refusalOfTaken(thrown: unknown): unknown {
  const constraint = thrown instanceof Error && 'constraint' in thrown ? String(thrown.constraint) : '';
  const taken = takenFields[constraint];
  return taken === undefined ? thrown : new Refusal('invalid_input', undefined, [taken]);
}
