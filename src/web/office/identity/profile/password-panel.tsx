import { useState } from 'react';
import { profileEndpoints } from '#contract/identity/profile.ts';
import { failureOf } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { type Typed, useAccountForm } from '#web/sign-in/form/use-account-form.ts';
import { problemsAgainst } from './profile-check.ts';
import { ProfileForm } from './profile-form.tsx';
import { messages } from './profile-page.messages.ts';
import { ProfilePanel } from './profile-panel.tsx';
import { ProfilePasswordField } from './profile-password-field.tsx';

export function PasswordPanel() {
  const pick = usePick();
  const change = useAction(profileEndpoints.changePassword);
  const [typed, setTyped] = useState<Typed>({});
  const [isChanged, setIsChanged] = useState(false);
  const form = useAccountForm({
    prefix: 'password-',
    typed,
    onType(next) {
      setIsChanged(false);
      setTyped(next);
    },
    fields: ['currentPassword', 'newPassword'],
    check: (values) => problemsAgainst('passwordForm', values),
    async send(body) {
      const failure = await failureOf(change.send({ body }));
      if (failure !== null) return failure;
      setTyped({});
      setIsChanged(true);
      return null;
    },
  });
  return (
    <ProfilePanel title={pick(messages.password)} lead={pick(messages.passwordLead)}>
      <ProfileForm
        form={form}
        submit={messages.changePassword}
        submitWhileSending={messages.saving}
        refused={messages.notChanged}
        done={isChanged ? pick(messages.changed) : undefined}
      >
        <ProfilePasswordField
          {...form.field('currentPassword')}
          label={pick(messages.currentPassword)}
          autoComplete="current-password"
        />
        <ProfilePasswordField
          {...form.field('newPassword')}
          label={pick(messages.newPassword)}
          description={pick(messages.newPasswordHint)}
          autoComplete="new-password"
        />
      </ProfileForm>
    </ProfilePanel>
  );
}
