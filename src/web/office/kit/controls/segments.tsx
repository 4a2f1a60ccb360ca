import type { ReactNode } from 'react';
import classes from '../ui/segments.module.css';

interface SegmentsProps<Option extends string> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: Option;
  readonly onChoose: (option: Option) => void;
  readonly nameOf: (option: Option) => ReactNode;
}

/** A few choices side by side, with one chosen. */
export function Segments<Option extends string>(props: SegmentsProps<Option>) {
  const { label, options, chosen, onChoose, nameOf } = props;
  return (
    <fieldset className={classes.segments} aria-label={label}>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === chosen} onClick={() => onChoose(option)}>
          {nameOf(option)}
        </button>
      ))}
    </fieldset>
  );
}
