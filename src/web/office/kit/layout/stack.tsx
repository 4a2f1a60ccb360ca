import type { ElementType } from 'react';
import { type LayoutProps, laidOut } from './laid-out.ts';
import classes from './layout.module.css';
import type { RenderedAs, Tag } from './rendered-as.ts';

/** Things below each other, as wide as the room. */
export function Stack<As extends Tag = 'div'>(props: RenderedAs<LayoutProps, As>) {
  const { as: Element = 'div' as ElementType, ...rest } = props;
  return <Element {...laidOut(classes.stack, rest)} />;
}
