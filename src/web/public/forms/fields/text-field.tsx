import classes from './field.module.css';
import { FieldFrame, type FieldProps, problemAttributes } from './field.tsx';

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email';
  readonly autoComplete: string;
}

/** One line of text. An e-mail address runs left to right in Urdu too. */
export function TextField({ type = 'text', autoComplete, ...field }: TextFieldProps) {
  const isEmail = type === 'email';
  return (
    <FieldFrame {...field}>
      <input
        id={field.id}
        name={field.name}
        className={classes.control}
        type={type}
        value={field.value}
        dir={isEmail ? 'ltr' : 'auto'}
        autoComplete={autoComplete}
        autoCapitalize={isEmail ? 'none' : 'words'}
        spellCheck={false}
        required={field.isOptional !== true}
        {...problemAttributes(field)}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
