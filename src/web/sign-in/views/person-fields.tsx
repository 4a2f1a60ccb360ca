import { usePick } from '#web/i18n/language.ts';
import { messages as formMessages } from '../form/sign-in-form.messages.ts';
import { TextField, type TextFieldProps } from '../form/text-field.tsx';
import { messages } from './account-view.messages.ts';
import { NewPasswordField } from './new-password-field.tsx';

export const personFields = ['fullName', 'phone', 'email', 'password'] as const;
type PersonField = (typeof personFields)[number];

interface PersonFieldsProps {
  readonly field: (name: PersonField) => Pick<TextFieldProps, 'id' | 'value' | 'problem' | 'onChange'>;
}

/** The new user's name, phone, e-mail and password. */
export function PersonFields({ field }: PersonFieldsProps) {
  const pick = usePick();
  return (
    <>
      <TextField
        {...field('fullName')}
        label={pick(messages.fullName)}
        dir="auto"
        autoCapitalize="words"
        autoComplete="name"
      />
      <TextField {...field('phone')} label={pick(messages.phone)} type="tel" autoComplete="tel" />
      <TextField
        {...field('email')}
        label={pick(messages.email)}
        type="email"
        autoComplete="email"
        required={false}
      />
      <NewPasswordField {...field('password')} label={pick(formMessages.password)} />
    </>
  );
}
