import type { Language } from '#domain/language.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { call } from '#web/api/client.ts';
import { chooseLanguage } from '#web/i18n/language.ts';
import { logFailure } from '#web/session/log-failure.ts';

/** Shows the office in another language, and keeps it with the account, for the next sign-in anywhere. */
export function changeLanguage(language: Language): void {
  chooseLanguage(language);
  call(authAddresses.editProfile, { body: { language } }).catch((failure: unknown) =>
    logFailure('The language was not saved with the account', failure),
  );
}
