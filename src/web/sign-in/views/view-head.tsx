import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import classes from './view-head.module.css';

interface ViewHeadProps {
  readonly title: Phrase;
  readonly lead: Phrase;
  /** The title of the browser's tab, if it differs from the heading. */
  readonly tab?: Phrase;
}

/** The heading and the lead of a view of the sign-in page. The heading takes the focus when the view opens. */
export function ViewHead({ title, lead, tab = title }: ViewHeadProps) {
  const pick = usePick();
  usePageTitle(pick(tab));
  return (
    <>
      <h1 className={classes.title} tabIndex={-1}>
        {pick(title)}
      </h1>
      <p className={classes.lead}>{pick(lead)}</p>
    </>
  );
}
