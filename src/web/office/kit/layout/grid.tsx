import type { ElementType } from 'react';
import { type LayoutProps, layoutProps, type RenderedAs } from './piece.ts';

interface GridProps extends LayoutProps {
  /** The least width of a column, in `rem`, so that larger letters get fewer columns. */
  readonly column: `${number}rem`;
}

/** As many equal columns as fit. */
export function Grid<As extends ElementType = 'div'>(props: RenderedAs<GridProps, As>) {
  const { as: Element = 'div' as ElementType, column, ...rest } = props;
  return <Element {...layoutProps('grid', rest, { '--column': column })} />;
}
