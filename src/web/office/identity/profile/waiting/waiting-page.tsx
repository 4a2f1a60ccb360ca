import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileEndpoints } from '#contract/identity/profile.ts';
import { failureOf } from '#web/api/api-failure.ts';
import { call } from '#web/api/client.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { siteBranchesPath } from '#web/paths.ts';
import { type Typed, useAccountForm } from '#web/sign-in/form/use-account-form.ts';
import { problemsAgainst } from '../profile-check.ts';
import { ProfileField } from '../profile-field.tsx';
import { ProfileForm } from '../profile-form.tsx';
import { keepProfile } from '../profile-query.ts';
import { messages } from './waiting-page.messages.ts';
import classes from './waiting-page.module.css';

/** For a customer whose account no branch has linked yet: how that is done, and a field for the code that does it. */
export function WaitingPage() {
  const pick = usePick();
  const language = useLanguage();
  const client = useQueryClient();
  const [typed, setTyped] = useState<Typed>({});
  const form = useAccountForm({
    typed,
    onType: setTyped,
    fields: ['activationCode'],
    check: (values) => problemsAgainst('activation', values),
    send: (body) =>
      failureOf(
        call(profileEndpoints.redeemActivationCode, { body }).then(({ data }) => keepProfile(client, data)),
      ),
  });
  return (
    <>
      <PageHeader title={pick(messages.title)} lead={pick(messages.lead)} />
      <section className={`${panel.panel} ${classes.panel}`} aria-label={pick(messages.title)}>
        <OpenRegister />
        <div className={classes.content}>
          <ol>
            <li>
              {pick(messages.bring)} <a href={siteBranchesPath(language)}>{pick(messages.branches)}</a>
            </li>
            <li>{pick(messages.ask)}</li>
            <li>{pick(messages.type)}</li>
          </ol>
          <ProfileForm
            form={form}
            submit={messages.link}
            submitWhileSending={messages.linking}
            refused={messages.notLinked}
          >
            <ProfileField
              {...form.field('activationCode')}
              label={pick(messages.code)}
              autoCapitalize="characters"
              translate="no"
              autoComplete="off"
              dir="ltr"
              required
              withAsterisk={false}
            />
          </ProfileForm>
          <p>{pick(messages.already)}</p>
        </div>
      </section>
    </>
  );
}
