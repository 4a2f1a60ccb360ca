import type { CSSProperties } from 'react';

/** A step of `--s1` to `--s8`, or no space. */
type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/** One space for both directions, or one across the lines and one along them. */
type Spaces = Space | readonly [block: Space, inline: Space];

export interface LayoutProps {
  /** The space between its parts. */
  readonly gap?: Spaces;
  /** The space inside its edge. */
  readonly pad?: Spaces;
  /** The place of its parts across its direction. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

function lengthOf(spaces: Spaces): string {
  return [spaces]
    .flat()
    .map((space) => (space === 0 ? '0px' : `var(--s${space})`))
    .join(' ');
}

/**
 * The props of a layout piece's element. The piece's rule reads variables, so a rule of the page that sets `gap` or `padding`,
 * perhaps at one width only, wins. Each piece sets all of them, because it would inherit those of the piece around it.
 */
export function laidOut<Rest extends LayoutProps>(
  own: string | undefined,
  { gap = 0, pad = 0, align = 'stretch', className, style, ...rest }: Rest,
  more: Readonly<Record<string, string>> = {},
) {
  return {
    ...rest,
    className: className === undefined ? own : `${own} ${className}`,
    style: { '--gap': lengthOf(gap), '--pad': lengthOf(pad), '--align': align, ...more, ...style },
  };
}
