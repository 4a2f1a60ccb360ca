import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { IconProps } from '#web/ui/icon.tsx';
import classes from './link-card.module.css';
import { ChevronEndIcon } from './office-icons.tsx';
import panel from './panel.module.css';

interface LinkCardProps {
  readonly to: string;
  readonly label: string;
  /** What one finds there, in one sentence. */
  readonly text: string;
  readonly icon: ComponentType<IconProps>;
}

/** One of several pages to choose from; the whole card opens it. */
export function LinkCard({ to, label, text, icon: Sign }: LinkCardProps) {
  return (
    <li className={`${panel.panel} ${classes.card}`}>
      <span className={classes.tile}>
        <Sign size={22} />
      </span>
      <div>
        <Link to={to}>{label}</Link>
        <p>{text}</p>
      </div>
      <ChevronEndIcon className={classes.chevron} />
    </li>
  );
}
