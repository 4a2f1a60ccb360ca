import { type MouseEvent, useEffect, useId, useRef } from 'react';
import type { Language } from '#domain/language.ts';
import { AlertIcon } from './form-icons.tsx';
import classes from './form-summary.module.css';
import { correctFields } from './forms.messages.ts';

interface FormSummaryProps {
  /** The fields to correct, by the ids of their controls, in the order of the page. */
  readonly wrong: readonly { readonly id: string; readonly problem: string | undefined }[];
  readonly failure: string | null;
  readonly failedAttempts: number;
  readonly language: Language;
}

/** The error summary above the fields, with a link to each. It takes the focus after each failed attempt. */
export function FormSummary({ wrong, failure, failedAttempts, language }: FormSummaryProps) {
  const titleId = useId();
  const summary = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again, even to the same text
  useEffect(() => summary.current?.focus(), [failedAttempts]);

  if (wrong.length === 0 && failure === null) return null;
  return (
    <section ref={summary} className={classes.summary} aria-labelledby={titleId} tabIndex={-1}>
      <AlertIcon />
      <div>
        <div id={titleId}>
          {wrong.length > 0 && <p>{correctFields[language](wrong.length)}</p>}
          {failure !== null && <p>{failure}</p>}
        </div>
        {wrong.length > 0 && (
          <ul>
            {wrong.map(({ id, problem }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => leadTo(id, event)}>
                  {problem}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Moves the focus; the address and the history stay as they are. */
function leadTo(id: string, event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
