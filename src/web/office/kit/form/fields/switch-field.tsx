import { usePick } from '#web/i18n/language.ts';
import { Row } from '../../layout/row.tsx';
import { Text } from '../../layout/text.tsx';
import { FieldProblem } from './field-problem.tsx';
import classes from './switch-field.module.css';
import type { FieldProps } from './use-field-frame.tsx';

/** A setting that is on or off, with its meaning. */
export function SwitchField({
  id,
  name,
  label,
  value,
  problem,
  onEdit,
  hint,
}: Omit<FieldProps<boolean>, 'isRequired'>) {
  const pick = usePick();
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const told = [hint && hintId, problem && problemId].filter(Boolean).join(' ');
  return (
    <Row gap={3} align="start">
      <input
        type="checkbox"
        className={classes.switch}
        role="switch"
        id={id}
        name={name}
        checked={value}
        aria-checked={value}
        aria-describedby={told || undefined}
        aria-invalid={problem !== undefined}
        onChange={(event) => onEdit(event.currentTarget.checked)}
      />
      <div>
        <Text as="label" weight={600} htmlFor={id} className={classes.label}>
          {pick(label)}
        </Text>
        {hint && (
          <Text id={hintId} size={2} tone="muted">
            {pick(hint)}
          </Text>
        )}
        {problem && (
          <div id={problemId}>
            <FieldProblem problem={problem} />
          </div>
        )}
      </div>
    </Row>
  );
}
