import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { languages } from '#domain/language.ts';
import { pickWritten, type Written } from '#domain/written.ts';
import { sessionStore } from '#web/session/session.ts';
import { rememberOpened } from './lately/opened-lately.ts';

/** Remembers the account that is open, once its customer has loaded. */
export function useRememberAccount(
  customer: { readonly id: string; readonly fullName: Written } | undefined,
) {
  const { pathname: path } = useLocation();
  useEffect(() => {
    if (customer === undefined) return;
    const [en, ur] = languages.map((language) => pickWritten(customer.fullName, language));
    if (en !== undefined && ur !== undefined)
      rememberOpened(sessionStore.get().token, { path, label: { en, ur }, customerId: customer.id });
  }, [customer, path]);
}
