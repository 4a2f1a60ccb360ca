import { complaintStatusNames } from '#contract/desk/labels/complaint-names.messages.ts';
import type { TrackedComplaint } from '#contract/site/complaint-forms.ts';
import { type NotShown, sitePagePath } from '#contract/site/site-pages.ts';
import button from '#web/site-parts/button.module.css';
import { Ltr } from '#web/ui/ltr.tsx';
import layout from '../parts/layout.module.css';
import { useSite } from '../site-context.ts';
import fields from '../tracked/form-fields.module.css';
import { Failure, Field, filledOr } from '../tracked/form-fields.tsx';
import { notShownMessages } from '../tracked/not-shown.messages.ts';
import { ComplaintSteps, dayOf } from './complaint-steps.tsx';
import { complaintMessages, trackedMessages as messages } from './complaints.messages.ts';
import styles from './complaints.module.css';

/** The state of the complaint of a code, for whoever has the code. */
export function ComplaintPage() {
  const { complaint, notShown = 'unknown' } = useSite().place;
  return (
    <div className={styles.page}>
      {complaint === undefined ? <Nothing why={notShown} /> : <Shown complaint={complaint} />}
    </div>
  );
}

const reasons = {
  unknown: { title: messages.unknown, text: messages.unknownText },
  too_many: { title: notShownMessages.tooMany, text: notShownMessages.tooManyText },
  unavailable: { title: messages.unavailable, text: notShownMessages.unavailableText },
} as const satisfies Record<NotShown, object>;

function Nothing({ why }: { readonly why: NotShown }) {
  const { language, place, say } = useSite();
  const { title, text } = reasons[why];
  return (
    <div className={`${layout.container} ${styles.head}`}>
      <h1 className={styles.title} tabIndex={-1}>
        {say(title)}
      </h1>
      <p className={styles.lead}>{say(text)}</p>
      <p className={styles.after}>
        {why === 'unknown' ? (
          <a href={sitePagePath('complaints', language)}>{say(messages.toForm)}</a>
        ) : (
          <a href={sitePagePath(place, language)}>{say(notShownMessages.tryAgain)}</a>
        )}
      </p>
    </div>
  );
}

function Shown({ complaint }: { readonly complaint: TrackedComplaint }) {
  const { say } = useSite();
  const { number, status, code, regulatorContact } = complaint;
  return (
    <>
      <header className={`${layout.container} ${styles.head}`}>
        <div className={styles.named}>
          <h1 className={styles.title} tabIndex={-1}>
            {say(messages.yours)}
          </h1>
          <span className={styles.chip} data-status={status}>
            {say(complaintStatusNames[status])}
          </span>
        </div>
        <p className={`${styles.lead} ${styles.number}`}>
          <Ltr>{number}</Ltr>
        </p>
      </header>
      <div className={`${layout.container} ${styles.column}`}>
        <ComplaintSteps complaint={complaint} />
        <div className={styles.code}>
          <p>{say(messages.yourCode)}</p>
          <b>
            <Ltr>{code}</Ltr>
          </b>
          <p>{say(messages.keepCode)}</p>
        </div>
        <Words complaint={complaint} />
        <WriteMore complaint={complaint} />
        {status !== 'answered' && complaint.reopenedAt === null && <p>{say(messages.once)}</p>}
        {regulatorContact !== null && (
          <p>
            {say(complaintMessages.regulator)} <bdi className={styles.typed}>{regulatorContact}</bdi>
          </p>
        )}
      </div>
    </>
  );
}

/** Everything that was written, in its order. */
function Words({
  complaint: { text, receivedAt, added, answers },
}: {
  readonly complaint: TrackedComplaint;
}) {
  const { language, say } = useSite();
  const later = [
    ...added.map((said) => ({ ...said, by: messages.youAdded, isAnswer: false })),
    ...answers.map((said) => ({ ...said, by: messages.ourAnswer, isAnswer: true })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const all = [{ text, at: receivedAt, by: messages.youWrote, isAnswer: false }, ...later];
  return all.map(({ at, by, text: words, isAnswer }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words are only ever added
    <section key={index} className={styles.words} data-answer={isAnswer || undefined}>
      <h2>
        {say(by)} <span>{dayOf(at, language)}</span>
      </h2>
      <p dir="auto">{words}</p>
    </section>
  ));
}

/** Adding words before the answer, and opening the complaint again after it. */
function WriteMore({ complaint }: { readonly complaint: TrackedComplaint }) {
  const { language, place, say } = useSite();
  const form = filledOr(place.form);
  const { status, mayReopen, wordsLeft } = complaint;
  if (status === 'answered' && !mayReopen) return null;
  if (!mayReopen && wordsLeft === 0) return <p>{say(messages.wordsUsedUp)}</p>;
  return (
    <details className={`${styles.more} screen-only`} open={place.form !== undefined}>
      <summary className={`${button.button} ${button.outline}`}>
        {say(mayReopen ? messages.reopen : messages.add)}
      </summary>
      <form action={sitePagePath(place, language)} method="post" noValidate className={fields.panel}>
        <Failure text={form.failure} />
        <Field name="words" label={say(messages.words)} form={form}>
          {(props) => <textarea {...props} rows={4} dir="auto" defaultValue={form.values.words} />}
        </Field>
        <button
          type="submit"
          name="action"
          value={mayReopen ? 'reopen' : 'add'}
          className={`${button.button} ${button.primary}`}
        >
          <span>{say(mayReopen ? messages.reopenNow : complaintMessages.send)}</span>
        </button>
      </form>
    </details>
  );
}
