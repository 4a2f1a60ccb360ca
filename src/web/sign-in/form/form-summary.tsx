import { type Ref, useId } from 'react';
import { type ApiFailure, isAnswerLost, noAnswer } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import type { FieldProblems } from './field-problems.ts';
import { correctFields } from './sign-in-form.messages.ts';
import classes from './sign-in-form.module.css';

interface FormSummaryProps {
  readonly ref: Ref<HTMLElement>;
  readonly prefix?: string;
  readonly fields: readonly string[];
  readonly problems: FieldProblems;
  readonly refusal: ApiFailure | null;
  /** The action that failed. Not shown when the outcome is unknown. */
  readonly title: string;
}

/** The error summary on top of the form, with a link to each field. It takes the focus after a failed attempt. */
export function FormSummary({ ref, prefix = '', fields, problems, refusal, title }: FormSummaryProps) {
  const pick = usePick();
  const titleId = useId();
  const wrong = fields.flatMap((field) => (problems[field] ? [{ field, problem: problems[field] }] : []));
  if (wrong.length === 0 && refusal === null) return null;
  const outcome = isAnswerLost(refusal) ? pick(noAnswer) : title;
  const heading = wrong.length > 0 ? pick(correctFields)(wrong.length) : outcome;
  return (
    <section ref={ref} className={classes.summary} tabIndex={-1} aria-labelledby={titleId}>
      <AlertIcon />
      <div>
        <p id={titleId} className={classes.summaryTitle}>
          {heading}
        </p>
        {wrong.length === 0 && <p>{refusal?.message}</p>}
        {wrong.map(({ field, problem }) => (
          <p key={field}>
            <a
              href={`#${prefix}${field}`}
              onClick={(event) => {
                // The focus moves without an entry in the history, which going back would lead to.
                event.preventDefault();
                document.getElementById(prefix + field)?.focus();
              }}
            >
              {pick(problem)}
            </a>
          </p>
        ))}
      </div>
    </section>
  );
}
