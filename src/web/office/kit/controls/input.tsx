import type { CSSProperties, ElementType, ReactNode } from 'react';
import type { RenderedAs } from '../layout/piece.ts';
import classes from './controls.module.css';

export interface InputProps {
  readonly size?: 'sm' | 'md' | undefined;
  /** A sign or a unit in the field, at its start. */
  readonly leftSection?: ReactNode;
  /** A sign or a button in the field, at its end. */
  readonly rightSection?: ReactNode;
  /** The room of the right section in CSS px, if it is not as wide as the field is high. */
  readonly rightSectionWidth?: number | undefined;
  /** True if its sections are at the same sides in both languages. */
  readonly isFrameLtr?: boolean;
  /** The class of the frame around the control and its sections. */
  readonly frameClass?: string | undefined;
  readonly className?: string | undefined;
}

export type InputElement = 'input' | 'select' | 'textarea';

/** A field of the browser, with signs in it. */
export function Input<As extends InputElement = 'input'>(props: RenderedAs<InputProps, As>) {
  const {
    as: Element = 'input' as ElementType,
    size = 'md',
    leftSection,
    rightSection,
    rightSectionWidth,
    isFrameLtr = false,
    frameClass = '',
    className = '',
    ...rest
  } = props;
  return (
    <div
      dir={isFrameLtr ? 'ltr' : undefined}
      className={`${classes.field} ${frameClass}`}
      data-input={size}
      data-left={leftSection ? '' : undefined}
      data-right={rightSection ? '' : undefined}
      style={
        rightSectionWidth === undefined
          ? undefined
          : ({ '--right-width': `${rightSectionWidth / 16}rem` } as CSSProperties)
      }
    >
      {leftSection && <div className={classes.left}>{leftSection}</div>}
      <Element {...rest} className={`${classes.input} ${className}`} />
      {rightSection && <div className={classes.right}>{rightSection}</div>}
    </div>
  );
}
