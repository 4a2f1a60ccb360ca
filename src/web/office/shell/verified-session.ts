import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { sessionStore } from '#web/session/session.ts';
import { useEndpoint } from '../kit/data/use-endpoint.ts';
import { pagePath } from '../pages.ts';
import { isLedToSecondStep } from './use-second-step.ts';

/**
 * Fetches the session, and trusts the server over the browser's storage: a changed role shows at the next opening, an ended
 * session leads to sign in, and a role edited in the storage is corrected. A user who must set up the second step first is
 * redirected to it. Returns whether the server has answered yet.
 */
export function useVerifiedSession(): boolean {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data: session } = useEndpoint(authAddresses.getSession);
  const verified = session?.user;

  useEffect(() => {
    const { user } = sessionStore.get();
    if (verified === undefined || user === null) return;
    // The language is the reader's choice at this screen, which may be newer than the account's.
    const next = { ...verified, language: user.language };
    const differs = next.role !== user.role || next.fullName !== user.fullName || next.email !== user.email;
    if (differs) sessionStore.dispatch({ type: 'user-changed', user: next });
  }, [verified]);

  const isLed = session !== undefined && isLedToSecondStep(session);
  const secondStep = pagePath('superadmin', 'twoStepSignIn');
  const isElsewhere = pathname !== secondStep;
  useEffect(() => {
    if (isLed && isElsewhere) void navigate(secondStep, { replace: true });
  }, [isLed, isElsewhere, secondStep, navigate]);

  return verified !== undefined;
}
