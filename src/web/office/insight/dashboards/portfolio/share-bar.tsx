import type { CSSProperties } from 'react';
import classes from './share-bar.module.css';

interface ShareBarProps {
  readonly part: number;
  readonly whole: number;
}

/** How much of the whole is there. Drawn only: the figures beside it say the same. */
export function ShareBar({ part, whole }: ShareBarProps) {
  const share = whole === 0 ? 0 : Math.min(1, Math.max(0, part / whole));
  return <span className={classes.bar} style={{ '--share': share } as CSSProperties} />;
}
