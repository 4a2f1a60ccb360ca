import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { Row } from '../../layout/row.tsx';
import classes from './form-fields.module.css';

interface FieldProblemProps {
  readonly problem: Phrase;
}

/** The problem of a field, below it, with an icon. */
export function FieldProblem({ problem }: FieldProblemProps) {
  const pick = usePick();
  return (
    <Row as="span" gap={2} size={2} tone="bad" className={classes.problem}>
      <AlertIcon size={16} />
      {pick(problem)}
    </Row>
  );
}
