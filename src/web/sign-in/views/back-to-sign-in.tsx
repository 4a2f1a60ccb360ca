import { Link, useLocation } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { signInViewPath } from '#web/paths.ts';
import classes from '../form/sign-in-form.module.css';
import { messages } from './account-view.messages.ts';

/** The link back to the sign-in, at the foot of a view. */
export function BackToSignIn() {
  const pick = usePick();
  const { search } = useLocation();
  return (
    <p className={classes.otherwise}>
      <Link to={signInViewPath(null, search)}>{pick(messages.backToSignIn)}</Link>
    </p>
  );
}
