import type { ComponentType, ReactNode } from 'react';
import type { IconProps } from '#web/ui/icon.tsx';
import classes from './timeline.module.css';

export interface TimelineEvent {
  readonly id: string;
  readonly icon: ComponentType<IconProps>;
  readonly title: ReactNode;
  /** Who and when. */
  readonly facts: ReactNode;
  /** What somebody wrote. */
  readonly text?: ReactNode;
}

interface TimelineProps {
  readonly label: string;
  /** In the order in which they are read: the newest first. */
  readonly events: readonly TimelineEvent[];
}

/** What happened to something, one after the other. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol aria-label={label} className={classes.timeline}>
      {events.map(({ id, icon: Sign, title, facts, text }) => (
        <li key={id}>
          <span className={classes.sign}>
            <Sign size={18} />
          </span>
          <div className={classes.words}>
            <p className={classes.title}>{title}</p>
            {text !== undefined && <p>{text}</p>}
            <p className={classes.facts}>{facts}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
