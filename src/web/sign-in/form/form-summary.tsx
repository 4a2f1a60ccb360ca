import type { Ref } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { credentialFields, type FieldProblems } from './credentials-check.ts';
import classes from './sign-in-form.module.css';
import { correctFields, messages } from './sign-in-page.messages.ts';

interface FormSummaryProps {
  readonly ref: Ref<HTMLElement>;
  readonly problems: FieldProblems;
  readonly refusal: string | null;
}

/** Says on top of the form what stands in its way, and leads to each field. It takes the focus after a failed attempt. */
export function FormSummary({ ref, problems, refusal }: FormSummaryProps) {
  const pick = usePick();
  const wrong = credentialFields.filter((field) => problems[field] !== undefined);
  if (wrong.length === 0 && refusal === null) return null;
  return (
    <section ref={ref} className={classes.summary} tabIndex={-1} aria-labelledby="summary-title">
      <AlertIcon />
      <div>
        <p id="summary-title" className={classes.summaryTitle}>
          {wrong.length > 0 ? pick(correctFields)(wrong.length) : pick(messages.notSignedIn)}
        </p>
        {wrong.length === 0 && <p>{refusal}</p>}
        {wrong.map((field) => {
          const problem = problems[field];
          return (
            <p key={field}>
              <a href={`#${field}`}>{problem && pick(problem)}</a>
            </p>
          );
        })}
      </div>
    </section>
  );
}
