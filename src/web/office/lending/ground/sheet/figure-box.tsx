import type { ReactNode } from 'react';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
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
    <Grid as="dl" column="9.5rem" className={classes.box} data-tone={tone}>
      {figures
        .filter((figure) => figure !== false)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <Text as="dd" size={5} weight={600}>
              {value}
            </Text>
          </div>
        ))}
    </Grid>
  );
}
