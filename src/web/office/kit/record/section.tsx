import { type ReactNode, useId } from 'react';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import panel from '../ui/panel.module.css';
import classes from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** The content of the section, or the meaning of its figure, in one line. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A panel of a page, under its own heading. */
export function Section({ title, lead, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={`${panel.panel} ${classes.section}`} aria-labelledby={titleId}>
      <Row gap={[2, 4]} align="center" justify="space-between" wraps className={classes.head}>
        <Stack className={classes.name}>
          <h2 id={titleId}>{title}</h2>
          {lead !== undefined && <Text tone="muted">{lead}</Text>}
        </Stack>
        {actions !== undefined && (
          <Row gap={2} wraps className={classes.actions}>
            {actions}
          </Row>
        )}
      </Row>
      {children}
    </section>
  );
}
