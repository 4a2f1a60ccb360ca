import type { ElementType } from 'react';
import { type LayoutProps, layoutProps, type RenderedAs } from './piece.ts';

/** Things below each other, as wide as the room. */
export function Stack<As extends ElementType = 'div'>(props: RenderedAs<LayoutProps, As>) {
  const { as: Element = 'div' as ElementType, ...rest } = props;
  return <Element {...layoutProps('stack', rest)} />;
}
