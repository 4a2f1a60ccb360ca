import { type ReactNode, useId } from 'react';
import { formatCount } from '#web/format/count.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { Ltr } from '#web/ui/ltr.tsx';

interface AsidePanelProps {
  readonly title: string;
  /** The number of things in it. */
  readonly count?: number | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A panel of the narrow column, with its heading, count and actions in one row. */
export function AsidePanel({ title, count, actions, children }: AsidePanelProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap={2} pad={[2, 4]} className={panel.panel} aria-labelledby={titleId}>
      <Row gap={2} align="center" justify="space-between">
        <Row gap={2} align="baseline" wraps>
          <h2 id={titleId}>{title}</h2>
          {count !== undefined && (
            <Text as={Ltr} tone="muted">
              {formatCount(count)}
            </Text>
          )}
        </Row>
        <Row gap={1} align="center">
          {actions}
        </Row>
      </Row>
      {children}
    </Stack>
  );
}
