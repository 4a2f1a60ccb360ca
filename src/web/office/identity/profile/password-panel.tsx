import { useQueryClient } from '@tanstack/react-query';
import { passwordForm, profileEndpoints } from '#contract/identity/profile.ts';
import { call } from '#web/api/client.ts';
import { usePick } from '#web/i18n/language.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { PasswordField } from '#web/office/kit/form/fields/password-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { messages, passwordLabels } from './profile-page.messages.ts';
import { ProfilePanel } from './profile-panel.tsx';
import { sessionsKey } from './sessions-panel.tsx';

const nothingEntered = { currentPassword: '', newPassword: '' };

export function PasswordPanel() {
  const pick = usePick();
  const client = useQueryClient();
  const form = useOfficeForm({
    initial: nothingEntered,
    labels: passwordLabels,
    schema: passwordForm,
    send: (body) => call(profileEndpoints.changePassword, { body }),
    onSaved() {
      form.restart(nothingEntered);
      void client.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  return (
    <ProfilePanel title={pick(messages.password)} lead={pick(messages.passwordLead)}>
      <PanelForm
        form={form}
        verb={messages.changePassword}
        verbWhileSending={messages.saving}
        refused={messages.notChanged}
        done={messages.changed}
      >
        <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
        <PasswordField
          {...form.field('newPassword')}
          hint={messages.newPasswordHint}
          autoComplete="new-password"
        />
      </PanelForm>
    </ProfilePanel>
  );
}
