import { useNavigate } from 'react-router';
import { signOut } from '#web/api/authenticate.ts';
import { mayLeave } from '#web/office/kit/form/engine/unsaved-forms.ts';
import { paths } from '#web/paths.ts';

/** Signs out and goes to the sign-in page, whatever the server answers. A user with unsaved input is asked first. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLeave())) return;
    await signOut();
    await navigate(paths.signIn, { replace: true });
  };
}
