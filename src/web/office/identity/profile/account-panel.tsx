import { useState } from 'react';
import type * as z from 'zod/mini';
import { accountForm, type Profile, profileEndpoints } from '#contract/identity/profile.ts';
import { languages } from '#domain/language.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { chooseLanguage, usePick } from '#web/i18n/language.ts';
import { languageNames } from '#web/i18n/language-names.messages.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { PasswordField } from '#web/office/kit/form/fields/password-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { sessionStore } from '#web/session/session.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { labels, messages } from './profile-page.messages.ts';
import { ProfilePanel } from './profile-panel.tsx';

type AccountValues = Draft<z.input<typeof accountForm>>;

interface AccountPanelProps {
  readonly profile: Profile;
}

/** Name, e-mail and language; the phone belongs to the branch. */
export function AccountPanel({ profile }: AccountPanelProps) {
  const pick = usePick();
  const edit = useAction(profileEndpoints.editProfile);
  const { phone } = profile;
  // The form's initial profile: a refetch may have brought another one since.
  const [began, setBegan] = useState(profile);
  const isOtherEmail = ({ email }: AccountValues) =>
    (email ?? '').trim().toLowerCase() !== (began.email ?? '');

  const form = useOfficeForm({
    initial: valuesOf(profile),
    labels,
    schema: accountForm,
    // Only changed fields are sent, so that a change by the branch or another device is not overwritten.
    bodyOf: (values) => ({
      ...(values.fullName !== began.fullName && { fullName: values.fullName }),
      ...(values.language !== began.language && { language: values.language }),
      ...(isOtherEmail(values) && { email: values.email, currentPassword: values.currentPassword }),
    }),
    send: (body) => edit.send({ body }),
    onSaved: ({ data }) => take(data),
  });

  function take(saved: Profile) {
    setBegan(saved);
    // Keeps text that was entered while the form was being sent.
    form.catchUp(valuesOf(saved));
    const { user } = sessionStore.get();
    if (user === null) return;
    sessionStore.dispatch({
      type: 'user-changed',
      user: { ...user, fullName: saved.fullName, email: saved.email },
    });
    chooseLanguage(saved.language);
  }

  return (
    <ProfilePanel title={pick(messages.account)} lead={pick(messages.accountLead)}>
      <PanelForm
        form={form}
        verb={messages.save}
        verbWhileSending={messages.saving}
        refused={messages.notSaved}
        done={messages.saved}
      >
        <TextField {...form.field('fullName')} isRequired autoComplete="name" lengthMax={120} />
        <dl>
          <Text as="dt" size={3} tone="ink" weight={600}>
            {pick(messages.phone)}
          </Text>
          <dd>{phone === null ? pick(messages.noPhone) : <Ltr>{formatStoredPhone(phone)}</Ltr>}</dd>
          <Text as="dd" size={2} tone="muted">
            {pick(messages.phoneHint)}
          </Text>
        </dl>
        <TextField
          {...form.field('email')}
          hint={messages.emailHint}
          type="email"
          direction="ltr"
          autoComplete="email"
          lengthMax={254}
        />
        {isOtherEmail(form.values) && (
          <PasswordField
            {...form.field('currentPassword')}
            hint={messages.currentPasswordForEmail}
            autoComplete="current-password"
          />
        )}
        <SelectField
          {...form.field('language')}
          hint={messages.languageHint}
          choices={languages.map((each) => ({ value: each, label: languageNames[each] }))}
        />
      </PanelForm>
    </ProfilePanel>
  );
}

function valuesOf({ fullName, email, language }: Profile): AccountValues {
  return { fullName, email, language, currentPassword: '' };
}
