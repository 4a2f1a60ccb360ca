import { usePick } from '#web/i18n/language.ts';
import { PasswordField } from '#web/office/kit/form/fields/password-field.tsx';
import type { FieldProps } from '#web/office/kit/form/fields/use-field-frame.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { messages } from './cash.messages.ts';

/** Asks the only superadmin for the password: there is no second person. */
export function AlonePassword(field: FieldProps<string | null, string>) {
  const pick = usePick();
  return (
    <>
      <Text>{pick(messages.alone)}</Text>
      <PasswordField {...field} autoComplete="current-password" />
    </>
  );
}
