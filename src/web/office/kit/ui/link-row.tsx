import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import type { IconProps } from '#web/ui/icon.tsx';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import classes from './link-row.module.css';
import opener from './row-opener.module.css';
import { Tile } from './tile.tsx';

interface LinkRowProps {
  readonly to: string;
  readonly label: string;
  /** The content of the target, in one sentence. */
  readonly text: string;
  readonly icon: ComponentType<IconProps>;
  /** The figures of the target, at the end of the row. */
  readonly children?: ReactNode;
}

/** One of several pages to choose from, in a list; the whole row opens it. */
export function LinkRow({ to, label, text, icon, children }: LinkRowProps) {
  return (
    <Row as="li" gap={3} align="center" wraps pad={[2, 4]} className={classes.row}>
      <Tile icon={icon} />
      <div className={classes.text}>
        <Text as={Link} to={to} weight={600} className={opener.opener}>
          {label}
        </Text>
        <Text size={2} tone="muted">
          {text}
        </Text>
      </div>
      {children}
    </Row>
  );
}
