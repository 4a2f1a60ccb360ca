import type { ReactNode } from 'react';
import { Grid } from '../layout/grid.tsx';
import { Text } from '../layout/text.tsx';
import panel from '../ui/panel.module.css';
import classes from './form-section.module.css';

interface FormSectionProps {
  readonly title: string;
  /** The purpose of the section, in one line. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** The fields that belong together: their name at the start, they beside it. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  return (
    <section className={`${panel.panel} ${classes.section}`} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <Text tone="muted">{lead}</Text>
      </div>
      <Grid gap={4} column="15rem" align="start" className={classes.fields}>
        {children}
      </Grid>
    </section>
  );
}
