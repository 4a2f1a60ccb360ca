import controls from '#web/office/office-controls.module.css';
import classes from './form-fields.module.css';

/** How the kit's fields look in a form: label, field, hint, problem. */
export const fieldLook = {
  size: 'md',
  inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
    | 'label'
    | 'input'
    | 'description'
    | 'error'
  )[],
  // The office is a shared machine: what the last clerk typed is not proposed to the next.
  autoComplete: 'off',
  classNames: {
    input: `${controls.input} ${classes.input}`,
    label: classes.label,
    required: classes.required,
    description: classes.hint,
  },
};
