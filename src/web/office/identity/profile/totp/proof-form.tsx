import { useState } from 'react';
import type { Phrase } from '#domain/language.ts';
import { failureOf } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { type Typed, useAccountForm } from '#web/sign-in/form/use-account-form.ts';
import { problemsAgainst } from '../profile-check.ts';
import { ProfileForm } from '../profile-form.tsx';
import { messages as profileMessages } from '../profile-page.messages.ts';
import { ProfilePasswordField } from '../profile-password-field.tsx';
import { messages } from './totp.messages.ts';

interface ProofFormProps<Answer> {
  /** What only whoever signed in may do, even at a screen left open. */
  readonly send: (proof: { readonly currentPassword: string }) => Promise<{ readonly data: Answer }>;
  readonly submit: Phrase;
  readonly refused: Phrase;
  readonly isDangerous?: boolean;
  readonly onDone: (answer: Answer) => void;
  readonly onCancel: () => void;
}

/** Asks for the current password before something about signing in changes. */
export function ProofForm<Answer>({
  send,
  submit,
  refused,
  isDangerous = false,
  onDone,
  onCancel,
}: ProofFormProps<Answer>) {
  const pick = usePick();
  const [typed, setTyped] = useState<Typed>({});
  const form = useAccountForm({
    prefix: 'totp-',
    typed,
    onType: setTyped,
    fields: ['currentPassword'],
    check: (values) => problemsAgainst('proof', values),
    send: (proof) => failureOf(send(proof).then(({ data }) => onDone(data))),
  });
  return (
    <ProfileForm
      form={form}
      submit={submit}
      submitWhileSending={messages.wait}
      refused={refused}
      isDangerous={isDangerous}
      onCancel={{ label: messages.cancel, run: onCancel }}
    >
      <ProfilePasswordField
        {...form.field('currentPassword')}
        label={pick(profileMessages.currentPassword)}
        autoComplete="current-password"
        autoFocus
      />
    </ProfileForm>
  );
}
