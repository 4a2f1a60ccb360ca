import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { signOut } from '#web/session/authenticate.ts';

/** Signs out and leaves for the sign-in page, whatever the server says to it. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await signOut();
    await navigate(paths.signIn, { replace: true });
  };
}
