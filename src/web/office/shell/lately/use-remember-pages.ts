import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { accountEndpoints } from '#contract/lending/account.ts';
import { pickWritten } from '#domain/written.ts';
import type { Received } from '#web/api/endpoint-call.ts';
import { answerKey } from '#web/office/kit/data/endpoint-query.ts';
import { sessionStore } from '#web/session/session.ts';
import { pagesOf } from '../../pages.ts';
import { useRole } from '../use-area.ts';
import { rememberOpened } from './opened-lately.ts';

/** Remembers each page without parameters that is opened, and each account that is left, for the palette. */
export function useRememberPages(): void {
  const { pathname: path } = useLocation();
  const role = useRole();
  const cache = useQueryClient();
  useEffect(() => {
    const page = pagesOf(role).find(({ patterns }) => patterns.includes(path));
    if (page !== undefined && !page.isBeginning)
      rememberOpened(sessionStore.get().token, { path, label: page.title });
    const customerId = /\/customers\/([^/]+)\/balance$/.exec(path)?.[1];
    if (customerId === undefined) return;
    return () => {
      // Its name is known by then, and the page itself need not tell it.
      const answer = cache.getQueryData<Received<typeof accountEndpoints.getAccount>>(
        answerKey('GET', `/api/customers/${customerId}/account`, undefined),
      );
      if (answer === undefined) return;
      const { fullName } = answer.data.customer;
      const label = { en: pickWritten(fullName, 'en'), ur: pickWritten(fullName, 'ur') };
      rememberOpened(sessionStore.get().token, { path, label, customerId });
    };
  }, [path, role, cache]);
}
