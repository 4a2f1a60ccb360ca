import { messages, serviceNames } from '../forms.messages.ts';
import classes from './field.module.css';
import { FieldFrame, type FieldProps, problemAttributes } from './field.tsx';

export function ServiceField(field: FieldProps) {
  return (
    <FieldFrame {...field}>
      <select
        id={field.id}
        name={field.name}
        className={classes.control}
        value={field.value}
        data-empty={field.value === ''}
        autoComplete="off"
        {...problemAttributes(field)}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      >
        <option value="">{messages.chooseService[field.language]}</option>
        {Object.entries(serviceNames).map(([service, name]) => (
          <option key={service} value={service}>
            {name[field.language]}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
