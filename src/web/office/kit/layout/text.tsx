import type { ElementType } from 'react';
import classes from './layout.module.css';
import type { RenderedAs, Tag } from './rendered-as.ts';

interface TextProps {
  /** A step of `--t1` to `--t8`, with its line height; without one it is as large as the text around it. */
  readonly size?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  readonly tone?: 'ink' | 'muted' | 'faint' | 'action' | 'second' | 'good' | 'warning' | 'bad';
  readonly weight?: 400 | 500 | 600;
  readonly className?: string | undefined;
}

/** A text of the scale. */
export function Text<As extends Tag = 'p'>(props: RenderedAs<TextProps, As>) {
  const { as: Element = 'p' as ElementType, size, tone, weight, className, ...rest } = props;
  const names = [
    size && classes[`size${size}`],
    tone && classes[tone],
    weight && classes[`weight${weight}`],
    className,
  ];
  return <Element {...rest} className={names.filter(Boolean).join(' ')} />;
}
