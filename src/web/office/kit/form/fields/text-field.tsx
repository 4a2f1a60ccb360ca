import { TextInput } from '@mantine/core';
import type { Language } from '#domain/language.ts';
import { lengthProblem } from './length-problem.ts';
import { type FieldProps, useFieldFrame } from './use-field-frame.tsx';

interface TextFieldProps extends FieldProps<string | null, string> {
  readonly type?: 'text' | 'url' | 'email';
  readonly inputMode?: 'numeric' | 'email';
  /** Codes and addresses of the web run left to right also in Urdu; a name runs as it is written. */
  readonly direction?: 'ltr' | 'rtl' | 'auto';
  /** The language that must be written here, where the field asks for one. */
  readonly writtenIn?: Language;
  /** The browser's autofill, in forms about the user's own account. */
  readonly autoComplete?: 'name' | 'email' | 'username' | 'one-time-code';
  /** A code that is typed as it was given: never translated, corrected or drawn in other digits. */
  readonly isCode?: boolean;
  /** Takes the focus when it mounts. */
  readonly autoFocus?: boolean;
  /** As the contract has it. */
  readonly lengthMax: number;
}

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
    <TextInput
      {...frame}
      {...input}
      value={value ?? ''}
      // The kit would turn the whole field; only the typed text has its own direction.
      attributes={{ input: { dir: isCode ? 'ltr' : direction } }}
      {...(isCode && { translate: 'no', autoCapitalize: 'characters', spellCheck: false })}
      lang={writtenIn}
      onChange={(event) => onEdit(event.currentTarget.value)}
    />
  );
}
