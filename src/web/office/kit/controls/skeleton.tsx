import classes from './controls.module.css';

interface SkeletonProps {
  /** In CSS px at the usual size of letters. */
  readonly height: number;
  /** In CSS px, or a share of the room; all of it by default. */
  readonly width?: number | `${number}%`;
  readonly radius?: 'md' | 'lg';
  readonly 'data-column'?: string;
}

/** The place of what is loading, as large as it will be. */
export function Skeleton({ height, width = '100%', radius = 'md', ...rest }: SkeletonProps) {
  const inlineSize = typeof width === 'number' ? `${width / 16}rem` : width;
  return (
    <div
      {...rest}
      className={classes.skeleton}
      data-skeleton={radius}
      style={{ blockSize: `${height / 16}rem`, inlineSize }}
    />
  );
}
