import { type ReactNode, useId } from 'react';
import panel from '../ui/panel.module.css';
import classes from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** What is in it, or what its figure means, in one line. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A panel of a page, under its own heading. */
export function Section({ title, lead, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={`${panel.panel} ${classes.section}`} aria-labelledby={titleId}>
      <div className={classes.head}>
        <div className={classes.name}>
          <h2 id={titleId}>{title}</h2>
          {lead !== undefined && <p>{lead}</p>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
