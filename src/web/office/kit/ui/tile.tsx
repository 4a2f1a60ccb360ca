import type { ComponentType } from 'react';
import type { IconProps } from '#web/ui/icon.tsx';
import classes from './tile.module.css';

interface TileProps {
  readonly icon: ComponentType<IconProps>;
  readonly tone?: 'blue' | 'good' | 'warning' | 'bad' | 'quiet' | 'purple' | undefined;
  readonly size?: 32 | 36 | 44;
}

/** An icon on a background of its tone. */
export function Tile({ icon: Sign, tone = 'blue', size = 36 }: TileProps) {
  return (
    <span className={classes.tile} style={{ inlineSize: size }} data-sign data-tone={tone}>
      <Sign size={size / 2 + 1} />
    </span>
  );
}
