import type { ComponentProps, CSSProperties, ElementType } from 'react';
import classes from './layout.module.css';

/** The props of a piece: its own, and those of the element or component that it is rendered as. */
export type RenderedAs<Own, As extends ElementType> = Own & { readonly as?: As } & Omit<
    ComponentProps<As>,
    keyof Own | 'as'
  >;

export interface TextProps {
  /** A step of `--t1` to `--t8`, with its line height; without one it is as large as the text around it. */
  readonly size?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  readonly tone?: 'ink' | 'muted' | 'faint' | 'action' | 'second' | 'good' | 'warning' | 'bad' | undefined;
  readonly weight?: 400 | 500 | 600 | undefined;
  readonly className?: string | undefined;
}

/** A step of `--s1` to `--s8`, or no space. */
type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/** One space for both directions, or one across the lines and one along them. */
type Spaces = Space | readonly [block: Space, inline: Space];

export interface LayoutProps extends TextProps {
  /** The space between its parts. */
  readonly gap?: Spaces;
  /** The space inside its edge. */
  readonly pad?: Spaces;
  /** The alignment of its parts across its direction. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  readonly style?: CSSProperties | undefined;
}

/** The classes of a text style, after those of its piece. */
export function textClasses({ size, tone, weight, className }: TextProps, piece?: string): string {
  const own = [size && classes[`size${size}`], tone && classes[tone], weight && classes[`weight${weight}`]];
  return [piece, ...own, className].filter(Boolean).join(' ');
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
export function layoutProps<Props extends LayoutProps>(
  piece: 'row' | 'stack' | 'grid',
  { size, tone, weight, gap = 0, pad = 0, align = 'stretch', className, style, ...rest }: Props,
  more: Readonly<Record<string, string>> = {},
) {
  const variables = { '--gap': lengthOf(gap), '--pad': lengthOf(pad), '--align': align };
  return {
    ...rest,
    className: textClasses({ size, tone, weight, className }, classes[piece]),
    style: { ...variables, ...more, ...style } as CSSProperties,
  };
}
