import type { ElementType } from 'react';
import { type RenderedAs, type TextProps, textClasses } from './piece.ts';

/** A text in one of the eight sizes of the scale. */
export function Text<As extends ElementType = 'p'>(props: RenderedAs<TextProps, As>) {
  const { as: Element = 'p' as ElementType, size, tone, weight, className, ...rest } = props;
  return <Element {...rest} className={textClasses({ size, tone, weight, className })} />;
}
