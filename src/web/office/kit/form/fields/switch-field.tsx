import { usePick } from '#web/i18n/language.ts';
import { FieldProblem } from './field-problem.tsx';
import classes from './switch-field.module.css';
import type { FieldProps } from './use-field-frame.tsx';

/** Something that is on or off, with what it means. */
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
    <div className={classes.field}>
      <input
        type="checkbox"
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
        <label htmlFor={id}>{pick(label)}</label>
        {hint && (
          <p id={hintId} className={classes.hint}>
            {pick(hint)}
          </p>
        )}
        {problem && (
          <div id={problemId}>
            <FieldProblem problem={problem} />
          </div>
        )}
      </div>
    </div>
  );
}
