import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import { decidersPassword } from './password-field.ts';
import { optionalText } from './text-field.ts';

/**
 * The proof for an act that gives someone power over the books: the password, and a code of the app or a recovery code if the person
 * who acts signs in by two steps. Null for an act that needs none.
 */
export const proofFields = { currentPassword: decidersPassword(), totpCode: optionalText(40) };

/** The refusals of an act that needs the proof, or of a wrong one. */
export const proofErrors = [
  'proof_required',
  'wrong_current_password',
  'totp_required',
  'wrong_totp_code',
  'too_many_requests',
  'already_requested',
] as const satisfies ErrorCode[];
