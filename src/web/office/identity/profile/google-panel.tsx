import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Profile, profileEndpoints } from '#contract/identity/profile.ts';
import { call } from '#web/api/client.ts';
import { usePick } from '#web/i18n/language.ts';
import { messages } from './google-panel.messages.ts';
import { ProfilePanel } from './profile-panel.tsx';
import { keepProfile } from './profile-query.ts';
import { ProofForm } from './totp/proof-form.tsx';

interface GooglePanelProps {
  readonly profile: Profile;
}

/** Whether a Google account opens this one, and the way to undo that or to allow it again. Not there where neither was ever so. */
export function GooglePanel({ profile }: GooglePanelProps) {
  const pick = usePick();
  const client = useQueryClient();
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
          send={(body) =>
            call(isLinked ? profileEndpoints.turnOffGoogle : profileEndpoints.turnOnGoogle, { body })
          }
          submit={verb}
          refused={isLinked ? messages.notTurnedOff : messages.notTurnedOn}
          isDangerous={isLinked}
          onDone={(changed) => {
            keepProfile(client, changed);
            setIsAsking(false);
          }}
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
