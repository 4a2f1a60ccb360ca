import { useState } from 'react';
import { type Profile, profileEndpoints } from '#contract/identity/profile.ts';
import { languages } from '#domain/language.ts';
import { failureOf } from '#web/api/api-failure.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { chooseLanguage, usePick } from '#web/i18n/language.ts';
import { languageNames } from '#web/i18n/language-names.messages.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { SelectField } from '#web/office/kit/form/select-field.tsx';
import { sessionStore } from '#web/session/session.ts';
import { type Typed, useAccountForm } from '#web/sign-in/form/use-account-form.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './account-panel.module.css';
import { problemsAgainst } from './profile-check.ts';
import { ProfileField } from './profile-field.tsx';
import { ProfileForm } from './profile-form.tsx';
import { messages } from './profile-page.messages.ts';
import { ProfilePanel } from './profile-panel.tsx';
import { ProfilePasswordField } from './profile-password-field.tsx';

interface AccountPanelProps {
  readonly profile: Profile;
}

/** Name, e-mail and language; the phone belongs to the branch. */
export function AccountPanel({ profile }: AccountPanelProps) {
  const pick = usePick();
  const edit = useAction(profileEndpoints.editProfile);
  const { fullName, email, language, phone } = profile;
  const [typed, setTyped] = useState<Typed>({ fullName, email: email ?? '', language });
  const [isSaved, setIsSaved] = useState(false);
  const isOtherEmail = (typed.email ?? '').trim().toLowerCase() !== (email ?? '');

  const form = useAccountForm({
    prefix: 'account-',
    typed,
    onType(next) {
      setIsSaved(false);
      setTyped(next);
    },
    fields: isOtherEmail
      ? ['fullName', 'email', 'language', 'currentPassword']
      : ['fullName', 'email', 'language'],
    check: (values) => problemsAgainst('profileForm', values),
    send: (values) =>
      failureOf(
        edit
          .send({ body: { ...values, language: values.language === 'ur' ? 'ur' : 'en' } })
          .then(({ data }) => take(data)),
      ),
  });

  function take(saved: Profile) {
    setTyped({ fullName: saved.fullName, email: saved.email ?? '', language: saved.language });
    setIsSaved(true);
    const { user } = sessionStore.get();
    if (user === null) return;
    sessionStore.dispatch({
      type: 'user-changed',
      user: { ...user, fullName: saved.fullName, email: saved.email },
    });
    chooseLanguage(saved.language);
  }

  const { id, value, onChange } = form.field('language');
  return (
    <ProfilePanel title={pick(messages.account)} lead={pick(messages.accountLead)}>
      <ProfileForm
        form={form}
        submit={messages.save}
        submitWhileSending={messages.saving}
        refused={messages.notSaved}
        done={isSaved ? pick(messages.saved) : undefined}
      >
        <ProfileField
          {...form.field('fullName')}
          label={pick(messages.fullName)}
          autoComplete="name"
          dir="auto"
          required
          withAsterisk={false}
        />
        <dl className={classes.phone}>
          <dt>{pick(messages.phone)}</dt>
          <dd>{phone === null ? pick(messages.noPhone) : <Ltr>{formatStoredPhone(phone)}</Ltr>}</dd>
          <dd className={classes.hint}>{pick(messages.phoneHint)}</dd>
        </dl>
        <ProfileField
          {...form.field('email')}
          label={pick(messages.email)}
          description={pick(messages.emailHint)}
          type="email"
          autoComplete="email"
          dir="ltr"
        />
        {isOtherEmail && (
          <ProfilePasswordField
            {...form.field('currentPassword')}
            label={pick(messages.currentPassword)}
            description={pick(messages.currentPasswordForEmail)}
            autoComplete="current-password"
          />
        )}
        <SelectField
          name={id}
          value={value}
          problem={undefined}
          onEdit={onChange}
          label={pick(messages.language)}
          hint={pick(messages.languageHint)}
          choices={languages.map((each) => ({ value: each, label: languageNames[each] }))}
        />
      </ProfileForm>
    </ProfilePanel>
  );
}
