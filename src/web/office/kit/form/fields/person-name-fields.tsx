import { Grid } from '../../layout/grid.tsx';
import type { FieldOf } from '../engine/use-office-form.ts';
import classes from '../form-section.module.css';
import { TextField } from './text-field.tsx';

interface PersonNameFieldsProps {
  readonly name: FieldOf<string | null, string>;
  /** The name in Urdu, for papers and for the search. It is optional, because it is not always known. */
  readonly nameUr: FieldOf<string | null, string>;
}

/** The longest name that the contract takes. */
const nameLengthMax = 120;

/** A person's or a thing's name, as it is written down, and beside it in Urdu. */
export function PersonNameFields({ name, nameUr }: PersonNameFieldsProps) {
  return (
    <Grid column="12.5rem" align="start" className={classes.pair}>
      <TextField {...name} isRequired lengthMax={nameLengthMax} />
      <TextField {...nameUr} direction="rtl" writtenIn="ur" lengthMax={nameLengthMax} />
    </Grid>
  );
}
