import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signIn } from '#web/api/authenticate.ts';
import { signInViewPath } from '#web/paths.ts';
import type { TypedProps } from '../form/use-sign-in-form.ts';
import { CodeForm } from './code-form.tsx';
import { GoogleReturn } from './google-return.tsx';

interface SecondStepViewProps extends TypedProps {
  readonly isGoogle: boolean;
}

/** The step after the password, or after Google's answer. */
export function SecondStepView({ isGoogle, ...typing }: SecondStepViewProps) {
  const { search } = useLocation();
  const { identifier = '', password = '' } = typing.typed;
  const navigate = useNavigate();
  // After a reload the password is gone, so the code alone cannot be sent.
  const isLost = !isGoogle && password === '';
  useEffect(() => {
    if (isLost) void navigate(signInViewPath(null, search), { replace: true });
  }, [isLost, navigate, search]);

  if (isLost) return null;
  if (isGoogle) return <GoogleReturn {...typing} />;
  return <CodeForm {...typing} signIn={(totpCode) => signIn({ identifier, password, totpCode })} />;
}
