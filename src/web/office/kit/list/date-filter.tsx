import { useEffect, useId, useRef, useState } from 'react';
import { type CalendarDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import { DateField } from '../form/fields/date-field.tsx';
import classes from './date-filter.module.css';

interface DateFilterProps {
  readonly name: string;
  readonly label: Phrase;
  /** `YYYY-MM-DD`. */
  readonly value: string | undefined;
  readonly onChoose: (date: CalendarDate | undefined) => void;
}

/** A date that filters a list, as soon as the text is a date. Without one it does not filter. */
export function DateFilter({ name, label, value, onChoose }: DateFilterProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  /** The last choice, which may not be in the address yet. */
  const chosen = useRef(value);
  useEffect(() => {
    chosen.current = value;
  }, [value]);

  function edit(entered: string | null) {
    const date = parseCalendarDate(entered ?? '') ?? undefined;
    const isUnfinished = date === undefined && entered !== null;
    setTyped(isUnfinished ? entered : null);
    if (isUnfinished || date === chosen.current) return;
    chosen.current = date;
    onChoose(date);
  }

  return (
    <div className={classes.filter}>
      <DateField
        id={id}
        name={name}
        label={label}
        value={typed ?? value ?? null}
        problem={undefined}
        onEdit={edit}
      />
    </div>
  );
}
