import { useEffect, useId, useRef } from 'react';
import type { Language } from '#domain/language.ts';
import { AlertIcon } from './form-icons.tsx';
import classes from './form-summary.module.css';
import { correctFields } from './forms.messages.ts';

interface FormSummaryProps {
  readonly problemCount: number;
  readonly failure: string | null;
  readonly failedAttempts: number;
  readonly language: Language;
}

/** Says above the fields what stands in the way, and takes the focus after each failed attempt. */
export function FormSummary({ problemCount, failure, failedAttempts, language }: FormSummaryProps) {
  const textId = useId();
  const summary = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again, even to the same text
  useEffect(() => summary.current?.focus(), [failedAttempts]);

  if (problemCount === 0 && failure === null) return null;
  return (
    <section ref={summary} className={classes.summary} aria-labelledby={textId} tabIndex={-1}>
      <AlertIcon />
      <div id={textId}>
        {problemCount > 0 && <p>{correctFields[language](problemCount)}</p>}
        {failure !== null && <p>{failure}</p>}
      </div>
    </section>
  );
}
