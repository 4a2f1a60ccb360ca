import type { CSSProperties } from 'react';
import classes from './share-bar.module.css';

interface ShareBarProps {
  readonly part: number;
  readonly whole: number;
}

/** A share of the whole, as a bar. It is only drawn: the figures beside it say the same. */
export function ShareBar({ part, whole }: ShareBarProps) {
  const share = whole === 0 ? 0 : Math.min(1, Math.max(0, part / whole));
  return <span className={classes.bar} style={{ '--share': share } as CSSProperties} />;
}
