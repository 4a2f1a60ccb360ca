import type { Phrase } from '#domain/language.ts';

interface Names {
  readonly code: Phrase;
  readonly verb: Phrase;
}

/** An activation code makes an account; a password code sets a new password for one. */
export type CodePurpose = 'activation' | 'password';

/** The names of each kind of code. */
export const codeNames: Readonly<Record<CodePurpose, Names>> = {
  activation: {
    code: { en: 'Activation code', ur: 'ایکٹیویشن کوڈ' },
    verb: { en: 'New activation code', ur: 'نیا ایکٹیویشن کوڈ' },
  },
  password: {
    code: { en: 'Password code', ur: 'پاس ورڈ کوڈ' },
    verb: { en: 'New password code', ur: 'نیا پاس ورڈ کوڈ' },
  },
};
