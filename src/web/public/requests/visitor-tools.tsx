import { type RequestNow, sitePagePath } from '#contract/site/site-pages.ts';
import { formatCalendarDay, formatMoment, instantOf } from '#web/format/date-time.ts';
import button from '#web/site-parts/button.module.css';
import { useSite } from '../site-context.ts';
import fields from '../tracked/form-fields.module.css';
import { Failure, Field, filledOr } from '../tracked/form-fields.tsx';
import styles from './requests.module.css';
import { toolMessages as messages, visitToo } from './visitor-tools.messages.ts';

interface VisitorToolsProps {
  readonly request: RequestNow;
}

/** The browser stays here when the server answers the form. */
const wordId = 'word';
const wordFormId = 'word-form';

/** The two things that a visitor may do with a request that waits: add a word, and cancel it. */
export function VisitorTools({ request }: VisitorToolsProps) {
  return (
    <>
      <Word request={request} />
      <Withdrawal request={request} />
    </>
  );
}

/** The words that were added are not shown: others may have the code. */
function Word({ request: { wordsLeft, wroteAt, now } }: VisitorToolsProps) {
  const { language, place, say } = useSite();
  const form = filledOr(place.form);
  return (
    <section id={wordId} className={`${fields.panel} ${styles.tool} screen-only`}>
      {wroteAt !== null && (
        <p className={styles.sent}>
          {say(messages.sent)} <span>{formatMoment(instantOf(wroteAt), language, now)}</span>
        </p>
      )}
      {wordsLeft === 0 ? (
        <p>{say(messages.noneLeft)}</p>
      ) : (
        <form
          id={wordFormId}
          action={`${sitePagePath(place, language)}#${wordId}`}
          method="post"
          noValidate
          className={styles.word}
        >
          <Failure text={form.failure} />
          <Field name="text" label={say(messages.word)} hint={say(messages.wordHint)} form={form}>
            {(props) => <textarea {...props} rows={3} dir="auto" defaultValue={form.values.text} />}
          </Field>
          <button type="submit" className={`${button.button} ${button.outline}`}>
            <span>{say(messages.send)}</span>
          </button>
        </form>
      )}
    </section>
  );
}

/** Asks once more before it cancels. */
function Withdrawal({ request: { visit, now, wordsLeft } }: VisitorToolsProps) {
  const { language, place, say } = useSite();
  const address = sitePagePath(place, language);
  return (
    <details className={`${styles.withdrawal} screen-only`}>
      <summary>{say(messages.cancel)}</summary>
      <form action={address} method="post" className={`${fields.panel} ${styles.tool}`}>
        <h2>{say(messages.cancelTitle)}</h2>
        <p>{say(messages.cancelText)}</p>
        {visit?.state === 'ahead' && <p>{say(visitToo(formatCalendarDay(visit.on, language, now)))}</p>}
        <p className={styles.answers}>
          <button
            type="submit"
            name="action"
            value="withdraw"
            className={`${button.button} ${button.primary}`}
          >
            <span>{say(messages.yes)}</span>
          </button>
          {/* Sends what is typed above along, so that the page comes back with it. */}
          <button
            type="submit"
            form={wordsLeft === 0 ? undefined : wordFormId}
            name="action"
            value="keep"
            className={`${button.button} ${button.outline}`}
          >
            <span>{say(messages.keep)}</span>
          </button>
        </p>
      </form>
    </details>
  );
}
