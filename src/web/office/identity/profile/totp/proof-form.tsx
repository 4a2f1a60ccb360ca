import { profileEndpoints } from '#contract/identity/profile.ts';
import type { Phrase } from '#domain/language.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { PasswordField } from '#web/office/kit/form/fields/password-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { labels } from '../profile-page.messages.ts';
import { messages } from './totp.messages.ts';

interface ProofFormProps<Answer> {
  /** The request that needs the password, as proof that nobody else is using an unlocked screen. */
  readonly send: (proof: { readonly currentPassword: string }) => Promise<{ readonly data: Answer }>;
  readonly submit: Phrase;
  readonly refused: Phrase;
  readonly isDangerous?: boolean;
  readonly onDone: (answer: Answer) => void;
  readonly onCancel: () => void;
}

/** Asks for the current password before a change of the sign-in. */
export function ProofForm<Answer>({
  send,
  submit,
  refused,
  isDangerous = false,
  onDone,
  onCancel,
}: ProofFormProps<Answer>) {
  const form = useOfficeForm({
    initial: { currentPassword: '' },
    labels: { currentPassword: labels.currentPassword },
    schema: profileEndpoints.startTotp.body,
    send,
    onSaved: ({ data }) => onDone(data),
  });
  return (
    <PanelForm
      form={form}
      verb={submit}
      verbWhileSending={messages.wait}
      refused={refused}
      isDangerous={isDangerous}
      cancel={{ label: messages.cancel, run: onCancel }}
    >
      <PasswordField {...form.field('currentPassword')} autoComplete="current-password" autoFocus />
    </PanelForm>
  );
}
