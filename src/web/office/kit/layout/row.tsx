import type { ElementType } from 'react';
import { type LayoutProps, laidOut } from './laid-out.ts';
import classes from './layout.module.css';
import type { RenderedAs, Tag } from './rendered-as.ts';

interface RowProps extends LayoutProps {
  readonly justify?: 'start' | 'center' | 'end' | 'space-between';
  readonly wraps?: boolean;
}

/** Things beside each other. */
export function Row<As extends Tag = 'div'>(props: RenderedAs<RowProps, As>) {
  const { as: Element = 'div' as ElementType, justify = 'start', wraps = false, ...rest } = props;
  const along = { '--justify': justify, '--wrap': wraps ? 'wrap' : 'nowrap' };
  return <Element {...laidOut(classes.row, rest, along)} />;
}
