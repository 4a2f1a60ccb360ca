import type { ComponentType, ReactNode } from 'react';
import type { IconProps } from '#web/ui/icon.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { Tile } from '../ui/tile.tsx';
import classes from './timeline.module.css';

export interface TimelineEvent {
  readonly id: string;
  readonly icon: ComponentType<IconProps>;
  readonly title: ReactNode;
  /** The person and the time. */
  readonly facts: ReactNode;
  /** The text that somebody wrote. */
  readonly text?: ReactNode;
}

interface TimelineProps {
  readonly label: string;
  /** In the order in which they are read: the newest first. */
  readonly events: readonly TimelineEvent[];
}

/** A list of events, in order. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <Stack as="ol" aria-label={label}>
      {events.map(({ id, icon, title, facts, text }) => (
        <Row as="li" key={id} gap={3} align="start" className={classes.event}>
          <Tile icon={icon} tone="quiet" size={32} />
          <Stack>
            <Text weight={600}>{title}</Text>
            {text !== undefined && <p>{text}</p>}
            <Text size={2} tone="muted">
              {facts}
            </Text>
          </Stack>
        </Row>
      ))}
    </Stack>
  );
}
