import classes from './field.module.css';
import { FieldFrame, type FieldProps, problemAttributes } from './field.tsx';

interface TextAreaFieldProps extends FieldProps {
  readonly rows: number;
  readonly placeholder: string;
}

/** Text of several lines. It has no length limit of its own: a text that is too long is reported, never silently cut. */
export function TextAreaField({ rows, placeholder, ...field }: TextAreaFieldProps) {
  return (
    <FieldFrame {...field}>
      <textarea
        id={field.id}
        name={field.name}
        className={classes.control}
        rows={rows}
        value={field.value}
        placeholder={placeholder}
        dir={field.value === '' ? undefined : 'auto'}
        autoComplete="off"
        required={field.isOptional !== true}
        {...problemAttributes(field)}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
