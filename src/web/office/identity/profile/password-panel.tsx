import { passwordForm, profileEndpoints } from '#contract/identity/profile.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { PasswordField } from '#web/office/kit/form/fields/password-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { messages, passwordLabels } from './profile-page.messages.ts';
import { ProfilePanel } from './profile-panel.tsx';

const nothingEntered = { currentPassword: '', newPassword: '' };

export function PasswordPanel() {
  const pick = usePick();
  const change = useAction(profileEndpoints.changePassword);
  const form = useOfficeForm({
    initial: nothingEntered,
    labels: passwordLabels,
    schema: passwordForm,
    send: (body) => change.send({ body }),
    onSaved() {
      form.restart(nothingEntered);
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
