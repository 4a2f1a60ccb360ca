import { usePick } from '#web/i18n/language.ts';
import { PasswordField } from '../form/password-field.tsx';
import type { TextFieldProps } from '../form/text-field.tsx';
import { messages } from './account-view.messages.ts';

/** A new password; the browser may propose one. */
export function NewPasswordField(props: TextFieldProps) {
  const pick = usePick();
  return <PasswordField {...props} hint={pick(messages.passwordHint)} autoComplete="new-password" />;
}
