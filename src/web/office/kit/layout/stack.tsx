import type { ElementType } from 'react';
import { type LayoutProps, layoutProps, type RenderedAs } from './piece.ts';

/** Elements one below the other, in full width. */
export function Stack<As extends ElementType = 'div'>(props: RenderedAs<LayoutProps, As>) {
  const { as: Element = 'div' as ElementType, ...rest } = props;
  return <Element {...layoutProps('stack', rest)} />;
}
