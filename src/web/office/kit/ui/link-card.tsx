import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { IconProps } from '#web/ui/icon.tsx';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import classes from './link-card.module.css';
import { ChevronEndIcon } from './office-icons.tsx';
import panel from './panel.module.css';
import { Tile } from './tile.tsx';

interface LinkCardProps {
  readonly to: string;
  readonly label: string;
  /** The content of the target, in one sentence. */
  readonly text: string;
  readonly icon: ComponentType<IconProps>;
}

/** One of several pages to choose from; the whole card opens it. */
export function LinkCard({ to, label, text, icon }: LinkCardProps) {
  return (
    <Row as="li" gap={4} align="center" pad={5} className={`${panel.panel} ${classes.card}`}>
      <Tile icon={icon} size={44} />
      <div className={classes.text}>
        <Link to={to} className={classes.link}>
          {label}
        </Link>
        <Text tone="muted">{text}</Text>
      </div>
      <ChevronEndIcon className="mirrored" />
    </Row>
  );
}
