import { type PointerEvent, type ReactNode, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import { Section } from '../record/section.tsx';
import { messages } from './chart.messages.ts';
import classes from './chart-frame.module.css';

export interface ChartFigure<Point> {
  readonly label: string;
  /** The figure's mark in the chart: its color and shape. */
  readonly mark?: ReactNode;
  readonly of: (point: Point) => ReactNode;
}

interface ChartFrameProps<Point> {
  readonly title: string;
  /** The subject of the chart and its period. */
  readonly lead: string;
  /** In the order in which they are read; at least one. */
  readonly points: readonly Point[];
  /** The name of a point: a month, a branch. */
  readonly nameOf: (point: Point) => string;
  readonly pointLabel: string;
  readonly figures: readonly ChartFigure<Point>[];
  /** The link to the details of a point. */
  readonly actionOf?: (point: Point) => ReactNode;
  /** The point nearest to a place. Left out when the points are side by side, each with an equal share of the width. */
  readonly nearest?: (place: Place) => number;
  /** Draws the points. */
  readonly children: (shown: number) => ReactNode;
}

/** The place of the pointer in a chart: `along` from 0 at the inline start to 1 at the end, `up` from 0 at the foot to 1 at the top. */
export interface Place {
  readonly along: number;
  readonly up: number;
}

/**
 * The frame of every chart: its name, a line that reads out the point under the pointer, the finger or the arrow keys, and the
 * same figures as a table for those who do not see it.
 */
export function ChartFrame<Point>(props: ChartFrameProps<Point>) {
  const { title, lead, points, nameOf, figures, actionOf, children } = props;
  const { nearest = ({ along }: Place) => Math.floor(along * points.length) } = props;
  const pick = usePick();
  const last = points.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = Math.min(chosen ?? last, last);
  const point = points[shown];
  if (point === undefined) return null;
  const choose = (event: PointerEvent<HTMLElement>) =>
    setChosen(Math.max(0, Math.min(last, nearest(placeOf(event)))));
  return (
    <Section title={title} lead={lead}>
      <div className={classes.plot} onPointerMove={choose} onPointerDown={choose}>
        {children(shown)}
        <input
          type="range"
          className={classes.keys}
          aria-label={pick(messages.choose)}
          aria-valuetext={nameOf(point)}
          min={0}
          max={last}
          value={shown}
          onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
        />
      </div>
      <Row gap={[1, 5]} align="baseline" justify="space-between" wraps className={classes.readout}>
        <Row as="p" gap={[0, 4]} align="baseline" wraps aria-live="polite">
          <strong>{nameOf(point)}</strong>
          {figures.map(({ label, mark, of }) => (
            <span key={label} className={classes.figure}>
              {mark}
              <Text as="span" tone="muted">
                {label}
              </Text>
              <Text as="span" weight={600}>
                {of(point)}
              </Text>
            </span>
          ))}
        </Row>
        {actionOf?.(point)}
      </Row>
      <ChartTable {...props} />
    </Section>
  );
}

function placeOf(event: PointerEvent<HTMLElement>): Place {
  const { left, bottom, width, height } = event.currentTarget.getBoundingClientRect();
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const share = (event.clientX - left) / width;
  return { along: isMirrored ? 1 - share : share, up: (bottom - event.clientY) / height };
}

function ChartTable<Point>({ title, points, nameOf, pointLabel, figures }: ChartFrameProps<Point>) {
  return (
    // A table takes the width of its words, whatever its style says; the element around it hides it.
    <div className="visually-hidden">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{pointLabel}</th>
            {figures.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={nameOf(point)}>
              <th scope="row">{nameOf(point)}</th>
              {figures.map(({ label, of }) => (
                <td key={label}>{of(point)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
