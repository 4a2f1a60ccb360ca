import { usePick } from '#web/i18n/language.ts';
import { QistMark } from '#web/ui/qist-mark.tsx';
import classes from './opening-page.module.css';
import { messages } from './shell.messages.ts';

/** What stands there until the first page has arrived. */
export function OpeningPage() {
  const pick = usePick();
  return (
    <div className={classes.opening} role="status" aria-label={pick(messages.opening)}>
      <QistMark size={48} />
    </div>
  );
}
