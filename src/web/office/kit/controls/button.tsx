import type { ElementType, ReactNode } from 'react';
import type { RenderedAs } from '../layout/piece.ts';
import classes from './controls.module.css';

/** The look of a button. */
export interface ButtonLook {
  /** One filled button is the next step of its page; the others are default, light or subtle. */
  readonly variant?: 'filled' | 'default' | 'light' | 'subtle' | undefined;
  readonly color?: 'blue' | 'red' | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

interface ButtonProps extends ButtonLook {
  /** A sign before the words, at the reader's start. */
  readonly leftSection?: ReactNode;
  /** A sign or a key after the words. */
  readonly rightSection?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A button with words, or a link that looks like one. */
export function Button<As extends ElementType = 'button'>(props: RenderedAs<ButtonProps, As>) {
  const {
    as: Element = 'button' as ElementType,
    variant = 'filled',
    color = 'blue',
    size = 'md',
    leftSection,
    rightSection,
    className = '',
    children,
    ...rest
  } = props;
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      className={`${classes.button} ${className}`}
      data-button={variant}
      data-color={color}
      data-size={size}
    >
      {leftSection}
      <span className={`${classes.label} lowered`}>{children}</span>
      {rightSection}
    </Element>
  );
}
