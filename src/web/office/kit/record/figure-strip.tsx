import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { Text } from '../layout/text.tsx';
import panel from '../ui/panel.module.css';
import classes from './figure-strip.module.css';

export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  /** The basis of a comparison, or the parts of the figure. */
  readonly note?: ReactNode;
  /** The list behind it. */
  readonly to?: string;
}

interface FigureStripProps {
  /** The subject of the figures. */
  readonly label: string;
  readonly figures: readonly Figure[];
  /** Above a list, which needs the height of a low screen more. */
  readonly isBrief?: boolean;
}

/** Figures that belong together, in one panel and divided by hairlines. Each may open the list that it counts. */
export function FigureStrip({ label, figures, isBrief }: FigureStripProps) {
  return (
    <section aria-label={label} className={`${panel.panel} ${classes.strip}`} data-brief={isBrief}>
      {/* Swiped on a phone, it is scrolled by keys too: by its links, or without any by itself. */}
      <dl
        className={classes.figures}
        style={{ '--figures': figures.length } as CSSProperties}
        tabIndex={isBrief && figures.every(({ to }) => to === undefined) ? 0 : undefined}
      >
        {figures.map(({ label: name, value, note, to }) => (
          <div key={name} className={classes.figure}>
            <dt>
              {to === undefined ? (
                name
              ) : (
                <Link to={to} className={classes.link}>
                  {name}
                </Link>
              )}
            </dt>
            <Text as="dd" size={6} weight={600} className={classes.value}>
              {value}
            </Text>
            {note !== undefined && (
              <Text as="dd" size={2} tone="muted">
                {note}
              </Text>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
