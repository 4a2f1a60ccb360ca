import { useRef } from 'react';
import type * as z from 'zod/mini';
import { accountForm, type Profile, profileEndpoints } from '#contract/identity/profile.ts';
import { languages } from '#domain/language.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { chooseLanguage, usePick } from '#web/i18n/language.ts';
import { languageNames } from '#web/i18n/language-names.messages.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { PasswordField } from '#web/office/kit/form/fields/password-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { MeanwhileBanner } from '#web/office/kit/form/meanwhile-banner.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { sessionStore } from '#web/session/session.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { labels, messages } from './profile-page.messages.ts';
import { ProfilePanel } from './profile-panel.tsx';

type AccountValues = Draft<z.input<typeof accountForm>>;

interface AccountPanelProps {
  readonly profile: Profile;
  /** The account as recorded now. */
  readonly askAgain: () => Promise<Profile | undefined>;
}

/** Name, e-mail and language; the phone belongs to the branch. */
export function AccountPanel({ profile, askAgain }: AccountPanelProps) {
  const pick = usePick();
  const edit = useAction(profileEndpoints.editProfile);
  const { phone } = profile;
  // The header chooses a language at once: only one that was chosen here is sent.
  const languageBefore = useRef(profile.language);
  const editing = useRecordForm({
    record: profile,
    askAgain,
    valuesOf,
    labels,
    schema: accountForm,
    bodyOf: ({ currentPassword, ...values }) => ({ ...values, ...(currentPassword && { currentPassword }) }),
    async send({ language, ...body }, version) {
      const isChosen = language !== languageBefore.current && { language };
      const saved = await edit.send({ body: { ...body, ...isChosen, version } });
      languageBefore.current = saved.data.language;
      show(saved.data);
      return saved;
    },
  });
  const { form, record, meanwhile, takeOver } = editing;
  const isOtherEmail = (form.values.email ?? '').trim().toLowerCase() !== (record.email ?? '');

  return (
    <ProfilePanel title={pick(messages.account)} lead={pick(messages.accountLead)}>
      <PanelForm
        form={form}
        verb={messages.save}
        verbWhileSending={messages.saving}
        refused={messages.notSaved}
        done={messages.saved}
      >
        <MeanwhileBanner meanwhile={meanwhile} takeOver={takeOver} />
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
        {isOtherEmail && (
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

/** The other parts of the page show the account as it is saved. */
function show(saved: Profile): void {
  const { user } = sessionStore.get();
  if (user === null) return;
  sessionStore.dispatch({
    type: 'user-changed',
    user: { ...user, fullName: saved.fullName, email: saved.email },
  });
  chooseLanguage(saved.language);
}

function valuesOf({ fullName, email, language }: Profile): AccountValues {
  return { fullName, email, language, currentPassword: '' };
}
