import { useState } from 'react';
import type { profileEndpoints } from '#contract/account/profile.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Phrase } from '#domain/language.ts';
import { failureOf } from '#web/api/api-failure.ts';
import { call } from '#web/api/client.ts';
import { usePick } from '#web/i18n/language.ts';
import { type Typed, useAccountForm } from '#web/sign-in/form/use-account-form.ts';
import { problemsAgainst } from '../profile-check.ts';
import { ProfileForm } from '../profile-form.tsx';
import { messages as profileMessages } from '../profile-page.messages.ts';
import { ProfilePasswordField } from '../profile-password-field.tsx';
import { messages } from './totp.messages.ts';

type Proven = typeof profileEndpoints.startTotp | typeof profileEndpoints.turnOffTotp;

interface ProofFormProps<E extends Proven> {
  /** What only the owner of the account may do, even at a screen left open. */
  readonly endpoint: E;
  readonly submit: Phrase;
  readonly refused: Phrase;
  readonly isDangerous?: boolean;
  readonly onDone: (answer: OutputOf<E>) => void;
  readonly onCancel: () => void;
}

/** Asks for the current password before something about signing in changes. */
export function ProofForm<E extends Proven>({
  endpoint,
  submit,
  refused,
  isDangerous = false,
  onDone,
  onCancel,
}: ProofFormProps<E>) {
  const pick = usePick();
  const [typed, setTyped] = useState<Typed>({});
  const form = useAccountForm({
    prefix: 'totp-',
    typed,
    onType: setTyped,
    fields: ['currentPassword'],
    check: (values) => problemsAgainst('proof', values),
    send: (body) =>
      failureOf(call<Proven>(endpoint, { body }).then(({ data }) => onDone(data as OutputOf<E>))),
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
