import { type CashCount, type NoteValue, noteValues } from '#domain/lending/cash/cash-count.ts';
import { formatCount } from '#web/format/count.ts';
import { type TypedNumber, typedNumber } from '#web/format/typed-number.ts';
import { usePick } from '#web/i18n/language.ts';
import type { FieldOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { FieldProblem } from '#web/office/kit/form/fields/field-problem.tsx';
import { DashIcon, PlusIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages, oneLess, oneMore } from './cash.messages.ts';
import classes from './count-fields.module.css';

/** A count while it is typed. An empty field counts no notes. */
export type CountValues = { readonly [Name in keyof CashCount]: TypedNumber };

export const emptyCount: CountValues = {
  ...{ notes5000: null, notes1000: null, notes500: null, notes100: null },
  ...{ notes75: null, notes50: null, notes20: null, notes10: null, coins: null },
};

export const asNumber = (typed: TypedNumber) => (typeof typed === 'number' ? typed : 0);

interface CountFieldsProps {
  readonly field: (name: keyof CountValues) => FieldOf<TypedNumber>;
}

/** A row for each note and one for coins: how many, and what they come to. */
export function CountFields({ field }: CountFieldsProps) {
  const pick = usePick();
  return (
    <div className={classes.rows}>
      {noteValues.map((value) => (
        <NoteRow key={value} value={value} field={field(`notes${value}`)} />
      ))}
      <CoinsRow label={pick(messages.coins)} field={field('coins')} />
    </div>
  );
}

interface RowProps {
  readonly field: FieldOf<TypedNumber>;
}

function NoteRow({ value, field }: RowProps & { readonly value: NoteValue }) {
  const pick = usePick();
  const many = asNumber(field.value);
  return (
    <div className={classes.row}>
      <label htmlFor={field.id} className={classes.note} data-note={value}>
        <span aria-hidden>
          <Ltr>{formatCount(value)}</Ltr>
        </span>
        <span className="visually-hidden">{pick(field.label)}</span>
      </label>
      <div className={classes.stepper}>
        <button
          type="button"
          aria-label={pick(oneLess)(value)}
          onClick={() => field.onEdit(Math.max(0, many - 1))}
        >
          <DashIcon size={18} />
        </button>
        <CountInput field={field} />
        <button type="button" aria-label={pick(oneMore)(value)} onClick={() => field.onEdit(many + 1)}>
          <PlusIcon size={18} />
        </button>
      </div>
      <Ltr className={classes.sum}>{formatCount(many * value)}</Ltr>
      {field.problem && <FieldProblem problem={field.problem} />}
    </div>
  );
}

function CoinsRow({ label, field }: RowProps & { readonly label: string }) {
  return (
    <div className={classes.row}>
      <label htmlFor={field.id} className={classes.note} data-note="coins">
        {label}
      </label>
      <div className={classes.stepper}>
        <CountInput field={field} />
      </div>
      <Ltr className={classes.sum}>{formatCount(asNumber(field.value))}</Ltr>
      {field.problem && <FieldProblem problem={field.problem} />}
    </div>
  );
}

function CountInput({ field: { id, name, value, problem, onEdit } }: RowProps) {
  return (
    <input
      id={id}
      name={name}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      aria-invalid={problem !== undefined}
      value={typedNumber.show(value)}
      onChange={({ currentTarget: { value: raw, selectionStart } }) => {
        const typed = { raw, caret: selectionStart ?? raw.length, isForwardDelete: false };
        onEdit(typedNumber.read(typedNumber.edit(typed).text));
      }}
    />
  );
}
