import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import classes from './form-fields.module.css';

interface FieldProblemProps {
  readonly problem: Phrase;
}

/** What is wrong with a field, below it, with its own sign. */
export function FieldProblem({ problem }: FieldProblemProps) {
  const pick = usePick();
  return (
    <span className={classes.problem}>
      <AlertIcon size={16} />
      {pick(problem)}
    </span>
  );
}
