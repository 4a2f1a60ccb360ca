import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { formatCount } from '#web/format/count.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { typedRupees } from '#web/format/typed-rupees.ts';
import { Field } from '#web/office/kit/form/fields/field.tsx';

interface AmountCellProps {
  readonly label: string;
  readonly value: TypedNumber;
  /** Taken by Enter in an empty cell, in whole rupees. */
  readonly due: number;
  readonly problem: string | null;
  /** True for an amount that cannot be changed now. */
  readonly isFixed: boolean;
  readonly onEdit: (amount: TypedNumber) => void;
  /** To the next cell, or the one before. */
  readonly onStep: (cell: HTMLInputElement, step: 1 | -1) => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** The amount of a slip. Enter takes what is due where nothing is typed, and goes on. */
export function AmountCell({ label, value, due, problem, isFixed, onEdit, onStep }: AmountCellProps) {
  // While somebody types, the cell shows their text.
  const [typed, setTyped] = useState<string | null>(null);

  function change({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const caret = input.selectionStart ?? input.value.length;
    const { text } = typedRupees.edit({ raw: input.value, caret, isForwardDelete: false });
    setTyped(text);
    onEdit(typedRupees.read(text));
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (event.key === 'Enter' && value === null) onEdit(due);
    onStep(event.currentTarget, step);
  }

  return (
    <Field
      data-slip-amount
      aria-label={label}
      size="sm"
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      maxLength={24}
      placeholder={formatCount(due)}
      readOnly={isFixed}
      value={typed ?? typedRupees.show(value)}
      error={problem}
      onChange={change}
      onKeyDown={press}
      onBlur={() => setTyped(null)}
    />
  );
}
