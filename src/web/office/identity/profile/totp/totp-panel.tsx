import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import { type Profile, profileEndpoints } from '#contract/identity/profile.ts';
import { call } from '#web/api/client.ts';
import { usePick } from '#web/i18n/language.ts';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { ProfilePanel } from '../profile-panel.tsx';
import { askProfileAgain } from '../profile-query.ts';
import { ConfirmTotp } from './confirm-totp.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { codesLeft, messages } from './totp.messages.ts';
import classes from './totp-panel.module.css';

type TotpSecret = OutputOf<typeof profileEndpoints.startTotp>;

/** Where the user stands in setting up the second step, or in turning it off. */
type Step =
  | { readonly name: 'as it is' }
  | { readonly name: 'starting' }
  | { readonly name: 'confirming'; readonly secret: TotpSecret }
  | { readonly name: 'keeping'; readonly codes: readonly string[] }
  | { readonly name: 'turning off' };

interface TotpPanelProps {
  readonly profile: Profile;
}

/** The second step of signing in: a code of an app on the phone, and recovery codes for the day the phone is lost. */
export function TotpPanel({ profile }: TotpPanelProps) {
  const pick = usePick();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ name: 'as it is' });
  const { isTotpOn, recoveryCodesLeft, role } = profile;
  const backToStart = () => setStep({ name: 'as it is' });

  return (
    <ProfilePanel title={pick(messages.title)} lead={pick(messages.lead)}>
      {step.name === 'as it is' && isTotpOn && (
        <>
          <p className={classes.on}>
            <CheckIcon size={18} />
            {pick(messages.on)} {pick(codesLeft)(recoveryCodesLeft)}
          </p>
          <div>
            <Button variant="default" onClick={() => setStep({ name: 'turning off' })}>
              {pick(messages.turnOff)}
            </Button>
          </div>
        </>
      )}
      {step.name === 'as it is' && !isTotpOn && (
        <>
          <p>{pick(role === 'superadmin' ? messages.offButNeeded : messages.off)}</p>
          <div>
            <Button onClick={() => setStep({ name: 'starting' })}>{pick(messages.setUp)}</Button>
          </div>
        </>
      )}
      {step.name === 'starting' && (
        <ProofForm
          send={(body) => call(profileEndpoints.startTotp, { body })}
          submit={messages.goOn}
          refused={messages.notStarted}
          onDone={(secret) => setStep({ name: 'confirming', secret })}
          onCancel={backToStart}
        />
      )}
      {step.name === 'confirming' && (
        <ConfirmTotp
          secret={step.secret}
          onDone={(codes) => setStep({ name: 'keeping', codes })}
          onCancel={backToStart}
        />
      )}
      {step.name === 'keeping' && (
        <RecoveryCodes codes={step.codes} onKept={() => void askProfileAgain(client).then(backToStart)} />
      )}
      {step.name === 'turning off' && (
        <ProofForm
          send={(body) => call(profileEndpoints.turnOffTotp, { body })}
          submit={messages.turnOff}
          refused={messages.notTurnedOff}
          isDangerous
          onDone={() => void askProfileAgain(client).then(backToStart)}
          onCancel={backToStart}
        />
      )}
    </ProfilePanel>
  );
}
