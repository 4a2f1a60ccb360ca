import '#web/public/forms/kinds/without-eval.ts';
import { passwordForm, profileEndpoints, profileForm } from '#contract/identity/profile.ts';
import type { FieldProblems } from '#web/sign-in/form/field-problems.ts';
import { problemsOf } from '#web/sign-in/form/problems-of.ts';
import { messages } from './profile-page.messages.ts';

const schemas = {
  profileForm,
  passwordForm,
  proof: profileEndpoints.startTotp.body,
  totpCode: profileEndpoints.confirmTotp.body,
  activation: profileEndpoints.redeemActivationCode.body,
};

/** What the contract says against a body: the same schemas that the server holds it to. */
export function problemsAgainst(schema: keyof typeof schemas, body: unknown): FieldProblems {
  const problems = problemsOf(schemas[schema].safeParse(body));
  // Two fields hold a password here, so the one that is missing is named.
  return problems.currentPassword
    ? { ...problems, currentPassword: messages.currentPasswordMissing }
    : problems;
}
