import { useId, useState } from 'react';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import { DateField } from '../form/fields/date-field.tsx';
import classes from './date-filter.module.css';

interface DateFilterProps {
  readonly name: string;
  readonly label: Phrase;
  /** `YYYY-MM-DD`. */
  readonly value: string;
  readonly onChoose: (date: string) => void;
}

/** A day that narrows a list, as soon as what is typed is a day. */
export function DateFilter({ name, label, value, onChoose }: DateFilterProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);

  function edit(entered: string | null) {
    const date = parseCalendarDate(entered ?? '');
    setTyped(date === null ? (entered ?? '') : null);
    if (date !== null && date !== value) onChoose(date);
  }

  return (
    <div className={classes.filter}>
      <DateField id={id} name={name} label={label} value={typed ?? value} problem={undefined} onEdit={edit} />
    </div>
  );
}
