import { useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import { type Profile, profileEndpoints } from '#contract/identity/profile.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { ProfilePanel } from '../profile-panel.tsx';
import { ConfirmTotp } from './confirm-totp.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { codesLeft, messages } from './totp.messages.ts';

type TotpSecret = OutputOf<typeof profileEndpoints.startTotp>;

/** The user's progress in setting up the second step, or in turning it off. */
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
  const start = useAction(profileEndpoints.startTotp);
  const turnOff = useAction(profileEndpoints.turnOffTotp);
  const [step, setStep] = useState<Step>({ name: 'as it is' });
  const { isTotpOn, recoveryCodesLeft, role } = profile;
  const backToStart = () => setStep({ name: 'as it is' });

  return (
    <ProfilePanel title={pick(messages.title)} lead={pick(messages.lead)}>
      {step.name === 'as it is' && isTotpOn && (
        <>
          <Row as="p" gap={2} align="center" tone="good" weight={600}>
            <CheckIcon size={18} />
            {pick(messages.on)} {pick(codesLeft)(recoveryCodesLeft)}
          </Row>
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
          send={(body) => start.send({ body })}
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
      {step.name === 'keeping' && <RecoveryCodes codes={step.codes} onKept={backToStart} />}
      {step.name === 'turning off' && (
        <ProofForm
          send={(body) => turnOff.send({ body })}
          submit={messages.turnOff}
          refused={messages.notTurnedOff}
          isDangerous
          onDone={backToStart}
          onCancel={backToStart}
        />
      )}
    </ProfilePanel>
  );
}
