import type { ReactNode } from 'react';
import panel from '../ui/panel.module.css';
import classes from './form-section.module.css';

interface FormSectionProps {
  readonly title: string;
  /** What the section decides, in one line. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** The fields that belong together: their name at the start, they beside it. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  return (
    <section className={`${panel.panel} ${classes.section}`} aria-label={title}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <p>{lead}</p>
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
