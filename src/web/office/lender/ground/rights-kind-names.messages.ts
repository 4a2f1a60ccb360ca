import type { Phrase } from '#domain/language.ts';
import type { RightsKind } from '#domain/lending/approvals/powerful-account.ts';

/** The acts that give someone power over the books. */
export const rightsKindNames: Readonly<Record<RightsKind, Phrase>> = {
  superadmin: { en: 'Make them a superadmin', ur: 'سپر ایڈمن بنانا' },
  limits: { en: 'Raise what they may decide', ur: 'فیصلوں کی حد بڑھانا' },
  reactivation: { en: 'Let them sign in again', ur: 'اکاؤنٹ دوبارہ فعال کرنا' },
  sign_in_code: { en: 'Give them a sign-in code', ur: 'سائن اِن کا کوڈ دینا' },
};
