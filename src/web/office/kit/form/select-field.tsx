import { NativeSelect } from '@mantine/core';
import { ChevronDownIcon } from '../ui/office-icons.tsx';
import { fieldLook } from './field-look.ts';
import { FieldProblem } from './field-problem.tsx';
import type { TextValue } from './field-values.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends TextValue {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  readonly choices: readonly Choice[];
}

/** One of a few; the browser's own list, which every phone and keyboard knows. */
export function SelectField({
  name,
  problem,
  onEdit,
  hint,
  isRequired = false,
  choices,
  ...props
}: SelectFieldProps) {
  return (
    <NativeSelect
      {...fieldLook}
      {...props}
      id={name}
      name={name}
      description={hint}
      required={isRequired}
      data={[...choices]}
      rightSection={<ChevronDownIcon size={18} />}
      error={problem && <FieldProblem problem={problem} />}
      onChange={(event) => onEdit(event.currentTarget.value)}
    />
  );
}
