import { useRouteError } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { paths } from '#web/paths.ts';
import buttons from '#web/ui/button.module.css';
import { usePageTitle } from '#web/ui/page-title.ts';
import { QistMark } from '#web/ui/qist-mark.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { factsOf } from './error-facts.ts';
import { messages } from './error-page.messages.ts';
import classes from './error-page.module.css';
import { Notice } from './notice.tsx';

/** Replaces a page that failed to load or to render. */
export function ErrorPage() {
  const pick = usePick();
  const { title, facts, stack } = factsOf(useRouteError());
  const heading = typeof title === 'string' ? title : pick(title);
  usePageTitle(heading);
  return (
    <AuthLayout>
      <Notice
        drawing={<QistMark size={56} />}
        title={heading}
        text={pick(messages.text)}
        actions={
          <>
            <button type="button" className={buttons.primary} onClick={() => window.location.reload()}>
              {pick(messages.reload)}
            </button>
            {/* A full load, because the router's own state may be broken. */}
            <a href={paths.dashboard} className={buttons.plain}>
              {pick(messages.toDashboard)}
            </a>
          </>
        }
      >
        {facts.map((fact) => (
          <p key={fact} className={classes.fact} dir="auto">
            {fact}
          </p>
        ))}
        {stack !== undefined && (
          <details className={classes.details}>
            <summary>{pick(messages.details)}</summary>
            <pre dir="ltr" lang="en">
              {stack}
            </pre>
          </details>
        )}
      </Notice>
    </AuthLayout>
  );
}
