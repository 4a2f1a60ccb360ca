import type { ReactNode } from 'react';
import type { Phrase } from '#domain/language.ts';
import { useSite } from '../site-context.ts';
import { stepMessages as messages } from './step-list.messages.ts';
import styles from './step-list.module.css';

interface Step {
  readonly name: Phrase;
  readonly details: ReactNode;
  readonly isDone: boolean;
}

interface StepListProps {
  readonly label: Phrase;
  readonly steps: readonly Step[];
  /** True once no step follows. */
  readonly isOver: boolean;
}

/** The steps of a thing that a visitor follows: those that are behind it, and the next one. */
export function StepList({ label, steps, isOver }: StepListProps) {
  const { say } = useSite();
  const next = isOver ? undefined : steps.find(({ isDone }) => !isDone);
  return (
    <ol className={styles.steps} aria-label={say(label)}>
      {steps.map((step) => (
        <li key={step.name.en} data-done={step.isDone || undefined} data-next={step === next || undefined}>
          <span className={styles.stepName}>
            {say(step.name)}
            <span className="visually-hidden">
              {step.isDone && `, ${say(messages.isDone)}`}
              {step === next && `, ${say(messages.isNext)}`}
            </span>
          </span>
          {step.details}
        </li>
      ))}
    </ol>
  );
}
