import type { OutputOf } from '#contract/endpoint.ts';
import { profileEndpoints } from '#contract/identity/profile.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { messages } from './totp.messages.ts';

interface ConfirmTotpProps {
  readonly secret: OutputOf<typeof profileEndpoints.startTotp>;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Shows the secret for the authenticator app, and turns the second step on once the first code is entered. */
export function ConfirmTotp({ secret, onDone, onCancel }: ConfirmTotpProps) {
  const pick = usePick();
  const confirm = useAction(profileEndpoints.confirmTotp);
  const form = useOfficeForm({
    initial: { code: '' },
    labels: { code: messages.code },
    schema: profileEndpoints.confirmTotp.body,
    send: (body) => confirm.send({ body }),
    onSaved: ({ data }) => onDone(data.recoveryCodes),
  });
  return (
    <PanelForm
      form={form}
      verb={messages.turnOn}
      verbWhileSending={messages.wait}
      refused={messages.notTurnedOn}
      cancel={{ label: messages.cancel, run: onCancel }}
    >
      <p>{pick(messages.scan)}</p>
      <QrCode text={secret.uri} label={pick(messages.qrCode)} />
      <div>
        <p>{pick(messages.orType)}</p>
        <Text size={4} weight={600}>
          <Code>{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Code>
        </Text>
      </div>
      <TextField
        {...form.field('code')}
        hint={messages.codeHint}
        isRequired
        inputMode="numeric"
        direction="ltr"
        autoComplete="one-time-code"
        autoFocus
        lengthMax={40}
      />
    </PanelForm>
  );
}
