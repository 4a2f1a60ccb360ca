import type { Language } from '#domain/language.ts';
import { Field } from './field.tsx';
import classes from './form-fields.module.css';
import { lengthProblem } from './length-problem.ts';
import { type FieldProps, useFieldFrame } from './use-field-frame.tsx';

interface TextFieldProps extends FieldProps<string | null, string> {
  readonly type?: 'text' | 'url' | 'email';
  readonly inputMode?: 'numeric' | 'email';
  /** The text direction: codes and web addresses are left to right in Urdu too; a name has the direction of its script. */
  readonly direction?: 'ltr' | 'rtl' | 'auto';
  /** The required language of the text, if any. */
  readonly writtenIn?: Language;
  /** The browser's autofill, in forms about the user's own account. */
  readonly autoComplete?: 'name' | 'email' | 'username' | 'one-time-code';
  /** True for a code: never translated, autocorrected or drawn in other digits. */
  readonly isCode?: boolean;
  /** Takes the focus when it mounts. */
  readonly autoFocus?: boolean;
  /** The limit in the contract. */
  readonly lengthMax: number;
}

/** The length of a code that is as narrow as a few digits. */
const shortCode = 4;

/** One line of text. */
export function TextField({
  id,
  name,
  label,
  value,
  problem,
  onEdit,
  hint,
  isRequired,
  direction = 'auto',
  writtenIn,
  isCode = false,
  lengthMax,
  ...input
}: TextFieldProps) {
  const frame = useFieldFrame({
    ...{ id, name, label, hint, isRequired },
    problem: problem ?? lengthProblem(value, lengthMax),
  });
  return (
    <Field
      {...frame}
      {...input}
      frameClass={isCode && lengthMax <= shortCode ? classes.digits : undefined}
      value={value ?? ''}
      dir={isCode ? 'ltr' : direction}
      {...(isCode && { translate: 'no', autoCapitalize: 'characters', spellCheck: false })}
      lang={writtenIn}
      onChange={(event) => onEdit(event.currentTarget.value)}
    />
  );
}
