import { useState } from 'react';
import { type Profile, profileEndpoints } from '#contract/identity/profile.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { messages } from './google-panel.messages.ts';
import { ProfilePanel } from './profile-panel.tsx';
import { ProofForm } from './totp/proof-form.tsx';

interface GooglePanelProps {
  readonly profile: Profile;
}

/** Shows if a Google account is linked, and turns that off or on. Hidden if none was ever linked. */
export function GooglePanel({ profile }: GooglePanelProps) {
  const pick = usePick();
  const turnOff = useAction(profileEndpoints.turnOffGoogle);
  const turnOn = useAction(profileEndpoints.turnOnGoogle);
  const [isAsking, setIsAsking] = useState(false);
  const { google, hasPassword } = profile;
  if (google === 'open') return null;

  const isLinked = google === 'linked';
  const verb = isLinked ? messages.turnOff : messages.turnOn;
  const state = isLinked ? (hasPassword ? messages.linked : messages.linkedOnly) : messages.off;
  return (
    <ProfilePanel title={pick(messages.title)} lead={pick(messages.lead)}>
      {isAsking ? (
        <ProofForm
          send={(body) => (isLinked ? turnOff : turnOn).send({ body })}
          submit={verb}
          refused={isLinked ? messages.notTurnedOff : messages.notTurnedOn}
          isDangerous={isLinked}
          onDone={() => setIsAsking(false)}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        <>
          <p>{pick(state)}</p>
          {hasPassword && (
            <div>
              <Button variant="default" onClick={() => setIsAsking(true)}>
                {pick(verb)}
              </Button>
            </div>
          )}
        </>
      )}
    </ProfilePanel>
  );
}
