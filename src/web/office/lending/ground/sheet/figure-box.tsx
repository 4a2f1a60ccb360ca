import type { ReactNode } from 'react';
import classes from './figure-box.module.css';

export type Figure = readonly [label: string, value: ReactNode];

interface FigureBoxProps {
  readonly tone: 'good' | 'plain';
  /** In their order; false for a figure that this paper does not have. */
  readonly figures: readonly (Figure | false)[];
}

/** The figures that a paper is looked at for, large and side by side. */
export function FigureBox({ tone, figures }: FigureBoxProps) {
  return (
    <dl className={classes.box} data-tone={tone}>
      {figures
        .filter((figure) => figure !== false)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
