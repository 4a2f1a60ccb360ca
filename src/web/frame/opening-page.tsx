import { usePick } from '#web/i18n/language.ts';
import { QistMark } from '#web/ui/qist-mark.tsx';
import './opening-page.css';
import { messages } from './shell.messages.ts';

/** Shown until the first page has loaded. It has the same star as `app.html`. */
export function OpeningPage() {
  const pick = usePick();
  return (
    <div className="opening" role="status" aria-label={pick(messages.opening)}>
      <QistMark size={48} />
    </div>
  );
}
