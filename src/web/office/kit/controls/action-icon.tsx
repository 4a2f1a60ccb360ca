import type { CSSProperties, ElementType, ReactNode } from 'react';
import type { RenderedAs } from '../layout/piece.ts';
import classes from './controls.module.css';

interface ActionIconProps {
  readonly variant?: 'default' | 'light' | 'subtle' | undefined;
  /** Edge length in CSS px at the usual size of letters; a finger gets at least 44. */
  readonly size?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button or link that is a sign. Its name is its `aria-label`, or words in it that are not visible. */
export function ActionIcon<As extends ElementType = 'button'>(props: RenderedAs<ActionIconProps, As>) {
  const {
    as: Element = 'button' as ElementType,
    variant = 'subtle',
    size = 36,
    className = '',
    ...rest
  } = props;
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      className={`${classes.actionIcon} ${className}`}
      data-icon={variant}
      style={{ '--icon-size': `${size / 16}rem` } as CSSProperties}
    />
  );
}
