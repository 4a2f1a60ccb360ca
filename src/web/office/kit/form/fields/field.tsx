import { type ReactNode, useId } from 'react';
import { Input, type InputElement, type InputProps } from '../../controls/input.tsx';
import type { RenderedAs } from '../../layout/piece.ts';
import classes from './form-fields.module.css';
import { RequiredStar } from './required-star.tsx';

interface FieldProps extends InputProps {
  readonly label?: string;
  readonly isLabelHidden?: boolean;
  /** Below the field: its format or its purpose. */
  readonly description?: string | undefined;
  readonly error?: ReactNode;
  /** A star after the name, which a required field has by default. */
  readonly hasStar?: boolean;
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
}

/** A field with its name above it, and its hint and its problem below it, all of which are read out with it. */
export function Field<As extends InputElement = 'input'>(props: RenderedAs<FieldProps, As>) {
  const { label, isLabelHidden = false, description, error, ...rest } = props;
  const { id: given, hasStar = rest.required, ...input } = rest as FieldProps;
  const made = useId();
  const id = given ?? made;
  const errorId = error ? `${id}-error` : undefined;
  const descriptionId = description ? `${id}-description` : undefined;
  const described = [errorId, descriptionId].filter(Boolean).join(' ');
  return (
    <div className={classes.field} data-field>
      {label !== undefined && (
        <label id={`${id}-label`} htmlFor={id} className={isLabelHidden ? 'visually-hidden' : classes.label}>
          {label}
          {hasStar && <RequiredStar />}
        </label>
      )}
      <Input
        {...(input as InputProps)}
        {...{ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined }}
      />
      {description && (
        <p id={descriptionId} className={classes.hint}>
          {description}
        </p>
      )}
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
