import { useState } from 'react';
import type { SignInView } from '#web/paths.ts';
import type { Typed, TypedProps } from '../form/use-sign-in-form.ts';
import type { Link } from '../link.ts';
import { CreateAccountView } from './create-account-view.tsx';
import { ForgotPasswordView } from './forgot-password-view.tsx';
import { ResetByCodeView } from './reset-by-code-view.tsx';
import { ResetByLinkView } from './reset-by-link-view.tsx';
import { SetUpView } from './set-up-view.tsx';

interface AccountViewProps extends TypedProps {
  readonly name: Exclude<SignInView | Link['kind'], 'second-step' | 'google'>;
  readonly secret: string;
}

/** The views that set a password. They come together, because they share the contract's schemas, which are most of them. */
export function AccountView({ name, secret, typed, onType }: AccountViewProps) {
  // The password to be set is not the one to sign in with, which stays with the page.
  const [password, setPassword] = useState('');
  const typing: TypedProps = {
    typed: { ...typed, password },
    onType({ password: newPassword = '', ...others }: Typed) {
      setPassword(newPassword);
      onType({ ...others, password: typed.password ?? '' });
    },
  };
  switch (name) {
    case 'create-account':
      return <CreateAccountView {...typing} />;
    case 'forgot-password':
      return <ForgotPasswordView {...typing} />;
    case 'reset-by-code':
      return <ResetByCodeView {...typing} />;
    case 'reset':
      return <ResetByLinkView {...typing} token={secret} />;
    case 'set-up':
      return <SetUpView {...typing} token={secret} />;
  }
}
