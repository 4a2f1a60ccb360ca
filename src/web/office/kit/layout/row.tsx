import type { ElementType } from 'react';
import { type LayoutProps, layoutProps, type RenderedAs } from './piece.ts';

interface RowProps extends LayoutProps {
  readonly justify?: 'start' | 'center' | 'end' | 'space-between';
  readonly wraps?: boolean;
}

/** Elements side by side. */
export function Row<As extends ElementType = 'div'>(props: RenderedAs<RowProps, As>) {
  const { as: Element = 'div' as ElementType, justify = 'start', wraps = false, ...rest } = props;
  return (
    <Element {...layoutProps('row', rest, { '--justify': justify, '--wrap': wraps ? 'wrap' : 'nowrap' })} />
  );
}
