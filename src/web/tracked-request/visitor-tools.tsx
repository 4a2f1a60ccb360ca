import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { TrackedRequest, trackedRequestEndpoints } from '#contract/site/tracked-requests.ts';
import { addressOf } from '#web/api/address-of.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { call } from '#web/api/client.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import buttons from '#web/ui/button.module.css';
import { messages, visitToo } from './visitor-tools.messages.ts';
import classes from './visitor-tools.module.css';

const addVisitorWord = addressOf<typeof trackedRequestEndpoints.addVisitorWord>({
  method: 'POST',
  path: '/api/tracked-requests/:code/words',
});
const withdrawContactRequest = addressOf<typeof trackedRequestEndpoints.withdrawContactRequest>({
  method: 'POST',
  path: '/api/tracked-requests/:code/withdrawal',
});

interface VisitorToolsProps {
  readonly request: TrackedRequest;
  /** Reads the request again, after a change and after a refusal. */
  readonly askAgain: () => void;
}

/** The two things that a visitor may do with a request that waits: add a word, and cancel it. */
export function VisitorTools(props: VisitorToolsProps) {
  const pick = usePick();
  // They go when the request ends: its new heading says so.
  useEffect(() => () => document.querySelector('h1')?.focus(), []);
  return (
    <div className={classes.tools}>
      {props.request.wordsLeft > 0 ? <WordForm {...props} /> : <p>{pick(messages.noneLeft)}</p>}
      <Withdrawal {...props} />
    </div>
  );
}

/** One call at a time, with the text of its refusal. */
function useOneCall(askAgain: () => void) {
  const isBusy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function run(calling: () => Promise<unknown>, onDone?: () => void): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsRunning(true);
    setProblem(null);
    try {
      await calling();
      onDone?.();
      askAgain();
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure)) throw thrown;
      setProblem(thrown.errors[0]?.message ?? thrown.message);
      // The desk may have answered it meanwhile.
      if (thrown.code === 'tracked_request_ended') askAgain();
    } finally {
      isBusy.current = false;
      setIsRunning(false);
    }
  }
  return { isRunning, problem, setProblem, run };
}

function WordForm({ request: { code }, askAgain }: VisitorToolsProps) {
  const pick = usePick();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isSent, setIsSent] = useState(false);
  const { isRunning, problem, setProblem, run } = useOneCall(askAgain);
  function send(event: SubmitEvent) {
    event.preventDefault();
    setIsSent(false);
    if (text.trim() === '') {
      setProblem(pick(messages.empty));
      field.current?.focus();
      return;
    }
    void run(
      () => call(addVisitorWord, { params: { code }, body: { text } }),
      () => {
        setText('');
        setIsSent(true);
      },
    );
  }
  return (
    <form className={classes.tool} noValidate onSubmit={send}>
      <label htmlFor={id}>{pick(messages.word)}</label>
      <p id={`${id}-hint`} className={classes.hint}>
        {pick(messages.wordHint)}
      </p>
      <textarea
        ref={field}
        id={id}
        rows={3}
        value={text}
        dir={text === '' ? undefined : 'auto'}
        autoComplete="off"
        aria-required
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? `${id}-hint` : `${id}-hint ${id}-problem`}
        onChange={(event) => setText(event.target.value)}
      />
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <p role="status">{isSent && pick(messages.sent)}</p>
      <button type="submit" className={buttons.plain} aria-disabled={isRunning}>
        {pick(isRunning ? messages.sending : messages.send)}
      </button>
    </form>
  );
}

function Withdrawal({ request: { code, visit }, askAgain }: VisitorToolsProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const [isAsked, setIsAsked] = useState(false);
  const asked = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { isRunning, problem, run } = useOneCall(askAgain);
  useEffect(() => {
    if (isAsked) asked.current?.focus();
  }, [isAsked]);
  function keep() {
    setIsAsked(false);
    // The button comes back with the next drawing.
    requestAnimationFrame(() => opener.current?.focus());
  }
  const withdraw = () => run(() => call(withdrawContactRequest, { params: { code } }));
  if (!isAsked)
    return (
      <button ref={opener} type="button" className={classes.quiet} onClick={() => setIsAsked(true)}>
        {pick(messages.cancel)}
      </button>
    );
  return (
    <section className={classes.tool}>
      <h2 ref={asked} tabIndex={-1}>
        {pick(messages.cancelTitle)}
      </h2>
      <p>{pick(messages.cancelText)}</p>
      {visit?.state === 'ahead' && <p>{pick(visitToo(formatCalendarDay(visit.on, language, now)))}</p>}
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.answers}>
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={isRunning}
          onClick={() => void withdraw()}
        >
          {pick(messages.yes)}
        </button>
        <button type="button" className={buttons.plain} onClick={keep}>
          {pick(messages.keep)}
        </button>
      </div>
    </section>
  );
}
