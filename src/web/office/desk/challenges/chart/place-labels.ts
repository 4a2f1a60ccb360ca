/** A point of a chart, from 0 to 1 on both axes, and the width of its label. */
export interface Labelled {
  readonly along: number;
  readonly up: number;
  readonly width: number;
}

export type LabelSide = 'end' | 'start' | 'above' | 'below';

interface Box {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
}

/** The size of a line of text and of a mark, as shares of the chart's width and height. */
const lineHeight = 0.075;
const markWidth = 0.03;
const markHeight = 0.05;

const sides: readonly LabelSide[] = ['end', 'start', 'above', 'below'];

/** The side of each point where its label covers nothing; null when there is none. */
export function placeLabels(points: readonly Labelled[]): (LabelSide | null)[] {
  const taken: Box[] = points.map(({ along, up }) => around(along, up, markWidth, markHeight));
  return points.map((point) => {
    const found = sides.find((side) => {
      const box = boxOf(point, side);
      return isInside(box) && !taken.some((other) => overlap(box, other));
    });
    if (found !== undefined) taken.push(boxOf(point, found));
    return found ?? null;
  });
}

function around(along: number, up: number, width: number, height: number): Box {
  return { from: along - width / 2, to: along + width / 2, bottom: up - height / 2, top: up + height / 2 };
}

function boxOf({ along, up, width }: Labelled, side: LabelSide): Box {
  const beside = (markWidth + width) / 2 + 0.002;
  const aside = (markHeight + lineHeight) / 2 + 0.002;
  const shift = { end: [beside, 0], start: [-beside, 0], above: [0, aside], below: [0, -aside] } as const;
  const [x, y] = shift[side];
  return around(along + x, up + y, width, lineHeight);
}

function isInside({ from, to, bottom, top }: Box): boolean {
  return from >= 0 && to <= 1 && bottom >= 0 && top <= 1;
}

function overlap(one: Box, other: Box): boolean {
  return one.from < other.to && other.from < one.to && one.bottom < other.top && other.bottom < one.top;
}
