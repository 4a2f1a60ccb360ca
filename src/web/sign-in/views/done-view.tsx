import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { signInViewPath } from '#web/paths.ts';
import buttons from '#web/ui/button.module.css';
import classes from '../form/sign-in-form.module.css';
import { messages } from './account-view.messages.ts';
import { ViewHead } from './view-head.tsx';

interface DoneViewProps {
  readonly title: Phrase;
  readonly lead: Phrase;
}

/** Shows the result in place of the sent form, with a link back to signing in. */
export function DoneView({ title, lead }: DoneViewProps) {
  const pick = usePick();
  const { search } = useLocation();
  useEffect(() => document.querySelector('h1')?.focus(), []);
  return (
    <>
      <ViewHead title={title} lead={lead} />
      <div className={classes.form}>
        <Link to={signInViewPath(null, search)} className={buttons.primary}>
          <span className={classes.label}>{pick(messages.signIn)}</span>
        </Link>
      </div>
    </>
  );
}
