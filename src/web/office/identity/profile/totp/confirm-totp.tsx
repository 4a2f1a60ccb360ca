import { useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import { profileEndpoints } from '#contract/identity/profile.ts';
import { failureOf } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import { type Typed, useAccountForm } from '#web/sign-in/form/use-account-form.ts';
import { problemsAgainst } from '../profile-check.ts';
import { ProfileField } from '../profile-field.tsx';
import { ProfileForm } from '../profile-form.tsx';
import classes from './confirm-totp.module.css';
import { QrCode } from './qr-code.tsx';
import { messages } from './totp.messages.ts';

interface ConfirmTotpProps {
  readonly secret: OutputOf<typeof profileEndpoints.startTotp>;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Shows the secret to the authenticator app, and turns the second step on by the first code that it makes of it. */
export function ConfirmTotp({ secret, onDone, onCancel }: ConfirmTotpProps) {
  const pick = usePick();
  const confirm = useAction(profileEndpoints.confirmTotp);
  const [typed, setTyped] = useState<Typed>({});
  const form = useAccountForm({
    prefix: 'totp-',
    typed,
    onType: setTyped,
    fields: ['code'],
    check: (values) => problemsAgainst('totpCode', values),
    send: (body) => failureOf(confirm.send({ body }).then(({ data }) => onDone(data.recoveryCodes))),
  });
  return (
    <ProfileForm
      form={form}
      submit={messages.turnOn}
      submitWhileSending={messages.wait}
      refused={messages.notTurnedOn}
      onCancel={{ label: messages.cancel, run: onCancel }}
    >
      <p>{pick(messages.scan)}</p>
      <QrCode text={secret.uri} label={pick(messages.qrCode)} />
      <div>
        <p>{pick(messages.orType)}</p>
        <p className={classes.secret}>
          <Code>{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Code>
        </p>
      </div>
      <ProfileField
        {...form.field('code')}
        label={pick(messages.code)}
        description={pick(messages.codeHint)}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        withAsterisk={false}
        autoFocus
      />
    </ProfileForm>
  );
}
