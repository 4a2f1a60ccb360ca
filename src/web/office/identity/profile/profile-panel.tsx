import type { ReactNode } from 'react';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import classes from './profile-panel.module.css';

interface ProfilePanelProps {
  readonly title: string;
  /** The purpose of the panel, in one line. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** One part of the account: its name at the start, its controls beside it. */
export function ProfilePanel({ title, lead, children }: ProfilePanelProps) {
  return (
    <section className={`${panel.panel} ${classes.panel}`} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <Text tone="muted">{lead}</Text>
      </div>
      <Stack gap={4} className={classes.content}>
        {children}
      </Stack>
    </section>
  );
}
