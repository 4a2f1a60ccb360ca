import { type MouseEvent, useEffect, useRef } from 'react';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import type { FieldProblems } from './field-problems.ts';
import { correctFields, messages } from './form.messages.ts';
import classes from './form-summary.module.css';

interface FormSummaryProps {
  readonly problems: FieldProblems;
  readonly refusal: string | null;
  readonly failedAttempts: number;
  /** What the fields are called beside themselves. */
  readonly labels: Readonly<Partial<Record<string, Phrase>>>;
}

/** Says on top of a form what stands in its way, and leads to each field. It takes the focus after a failed attempt. */
export function FormSummary({ problems, refusal, failedAttempts, labels }: FormSummaryProps) {
  const pick = usePick();
  const summary = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again, even to the same text
  useEffect(() => summary.current?.focus(), [failedAttempts]);

  // In the order in which the form names its fields; what it has no field for comes last.
  const wrong = [...new Set([...Object.keys(labels), ...Object.keys(problems)])].flatMap((field) => {
    const problem = problems[field];
    return problem === undefined ? [] : [{ field, problem }];
  });
  if (wrong.length === 0 && refusal === null) return null;
  return (
    <section ref={summary} className={classes.summary} tabIndex={-1} aria-labelledby="form-summary">
      <AlertIcon />
      <div>
        <h2 id="form-summary">
          {wrong.length > 0 ? pick(correctFields)(wrong.length) : pick(messages.notSaved)}
        </h2>
        {wrong.length === 0 && <p>{refusal}</p>}
        <ul>
          {wrong.map(({ field, problem }) => (
            <li key={field}>
              <Problem
                label={labels[field] && pick(labels[field])}
                problem={pick(problem)}
                onFollow={(event) => leadTo(event, field)}
                field={field}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface ProblemProps {
  readonly field: string;
  /** Undefined for what the form has no field for. */
  readonly label: string | undefined;
  readonly problem: string;
  readonly onFollow: (event: MouseEvent) => void;
}

/** What is wrong with a field, beginning with its name; a sentence that begins with it already is not given it twice. */
function Problem({ field, label, problem, onFollow }: ProblemProps) {
  if (label === undefined) return problem;
  const isNamed = problem.startsWith(label);
  return (
    <>
      <a href={`#${field}`} onClick={onFollow}>
        {isNamed ? problem : label}
      </a>
      {!isNamed && `: ${problem}`}
    </>
  );
}

/** The focus goes to the field without an entry in the history, which going back would lead to. */
function leadTo(event: MouseEvent, field: string) {
  event.preventDefault();
  document.getElementById(field)?.focus();
}
