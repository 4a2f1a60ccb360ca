import classes from './sparkline.module.css';

interface SparklineProps {
  /** The earliest first; the last value is today's. */
  readonly values: readonly number[];
}

const [width, height, margin] = [140, 28, 4];

/** A sum over time, as a line. It is only drawn: a report has the figures. */
export function Sparkline({ values }: SparklineProps) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, place) => ({
    x: margin + ((width - 2 * margin) * place) / Math.max(1, values.length - 1),
    y: height - margin - ((height - 2 * margin) * (value - least)) / Math.max(1, most - least),
  }));
  const last = points.at(-1);
  if (last === undefined || points.length < 3) return null;
  return (
    <svg className={`${classes.line} mirrored`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle cx={last.x} cy={last.y} r="3" />
    </svg>
  );
}
