import type { ChangeEvent } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { chooseNamed, messages } from './choice.messages.ts';
import type { Choice } from './choice.ts';
import classes from './row-choice.module.css';

interface RowChoiceProps<Row> {
  readonly row: Row;
  readonly choice: Choice<Row>;
}

/** The checkbox that chooses a row. With Shift it chooses all from the one pressed before. */
export function RowChoice<Row>({ row, choice }: RowChoiceProps<Row>) {
  const pick = usePick();
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        aria-label={pick(chooseNamed)(choice.nameOf(row))}
        aria-keyshortcuts="X Space"
        checked={choice.has(row)}
        disabled={!choice.isOpen(row)}
        onChange={({ nativeEvent }: ChangeEvent) =>
          choice.toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

/** Chooses all rows of the page, or none. */
export function PageChoice<Row>({ choice: { ofPage, togglePage } }: Pick<RowChoiceProps<Row>, 'choice'>) {
  const pick = usePick();
  return (
    <label className={classes.choice}>
      <input
        ref={(input) => {
          if (input !== null) input.indeterminate = ofPage === 'some';
        }}
        type="checkbox"
        aria-label={pick(messages.page)}
        checked={ofPage === 'all'}
        onChange={togglePage}
      />
    </label>
  );
}
