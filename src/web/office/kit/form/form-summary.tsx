import { type MouseEvent, useEffect, useId, useRef } from 'react';
import type { Phrase } from '#domain/language.ts';
import { isAnswerLost, noAnswer } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { Row } from '../layout/row.tsx';
import { showToast } from '../overlay/toast-store.ts';
import { type NamedProblem, namedProblems } from './engine/form-problems.ts';
import { focusAnswer } from './engine/sending-focus.ts';
import type { FramedForm } from './engine/use-office-form.ts';
import { correctFields, messages } from './form.messages.ts';
import classes from './form-summary.module.css';

interface FormSummaryProps {
  readonly form: FramedForm;
  /** The action that failed, when the whole form is refused. */
  readonly refused: Phrase;
}

/**
 * The error summary on top of a form, with a link to each field. It takes the focus after a failed attempt, but not from a
 * person who types on: for them it is only read out.
 */
export function FormSummary({ form, refused }: FormSummaryProps) {
  const pick = usePick();
  const titleId = useId();
  const summary = useRef<HTMLElement>(null);
  const isLost = isAnswerLost(form.refusal);
  const title = pick(isLost ? noAnswer : refused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again, even to the same text
  useEffect(() => {
    if (!focusAnswer(summary.current)) showToast({ tone: 'bad', title });
  }, [form.failures]);

  const wrong = namedProblems(form.problems, form.labels);
  if (wrong.length === 0 && form.refusal === null) return null;
  return (
    <Row
      as="section"
      ref={summary}
      gap={3}
      pad={[3, 4]}
      className={classes.summary}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <AlertIcon />
      <div>
        <h2 id={titleId}>{wrong.length > 0 ? pick(correctFields)(wrong.length) : title}</h2>
        {wrong.length === 0 && <p>{form.refusal?.message}</p>}
        {isLost && <p>{pick(messages.mayHaveArrived)}</p>}
        <ul>
          {wrong.map((each) => (
            <li key={each.path}>
              <Problem {...each} id={form.idOf(each.path)} />
            </li>
          ))}
        </ul>
      </div>
    </Row>
  );
}

interface ProblemProps extends NamedProblem {
  readonly id: string;
}

/** The problem of a field after the field's name. A sentence that already begins with the name does not get it twice. */
function Problem({ id, label, problem }: ProblemProps) {
  const pick = usePick();
  const told = pick(problem);
  if (label === null) return told;
  const isNamed = told.startsWith(pick(label));
  return (
    <>
      <a href={`#${id}`} onClick={(event) => leadTo(event, id)}>
        {isNamed ? told : pick(label)}
      </a>
      {!isNamed && `: ${told}`}
    </>
  );
}

/** The focus goes to the field without an entry in the history, which going back would lead to. */
function leadTo(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
