import { labelIn, type TextPart } from '#contract/fields/label-in.messages.ts';
import { directionOf, type Phrase } from '#domain/language.ts';
import { Grid } from '../../layout/grid.tsx';
import type { TextPartOf } from '../engine/use-office-form.ts';
import { roomLeft } from '../form.messages.ts';
import classes from '../form-section.module.css';
import { GrowingLineField } from './growing-line-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

/** A phrase that may be longer than this has no room in one line beside its other language, and its field grows. */
const shortMax = 60;

/** A text that may be longer than this gets a field of several lines. */
const oneLineMax = 300;

interface TextFieldsProps {
  readonly fields: readonly TextPartOf[];
  /** The label of the text, if it differs from the name in the error summary. */
  readonly label?: Phrase;
  readonly hints?: Readonly<Partial<Record<TextPart, Phrase>>>;
  /** The first field takes the focus when it mounts. */
  readonly autoFocus?: boolean;
  readonly lengthMax: number;
}

/**
 * One text in several languages, side by side, each in its own direction. A phrase requires every language; a text that a
 * person typed requires only their own script.
 */
export function TextFields({ fields, label, hints = {}, autoFocus = false, lengthMax }: TextFieldsProps) {
  const isPhrase = fields.every(({ part }) => part !== 'own');
  const Field = fieldFor(lengthMax, isPhrase);
  return (
    <Grid column="12.5rem" align="start" className={classes.pair}>
      {fields.map(({ part, field }) => (
        <Field
          key={part}
          {...field}
          label={label === undefined ? field.label : labelIn[part](label)}
          hint={roomLeftHint(field.value, lengthMax) ?? hints[part]}
          isRequired={isPhrase || part === 'own'}
          {...(part !== 'own' && { direction: directionOf(part), writtenIn: part })}
          {...(autoFocus && part === fields[0]?.part && { autoFocus })}
          lengthMax={lengthMax}
        />
      ))}
    </Grid>
  );
}

function fieldFor(lengthMax: number, isPhrase: boolean) {
  if (lengthMax > oneLineMax) return TextAreaField;
  return isPhrase && lengthMax > shortMax ? GrowingLineField : TextField;
}

function roomLeftHint(value: string | null, lengthMax: number): Phrase | undefined {
  const left = lengthMax - (value ?? '').length;
  // Beyond its end the field itself says that it is too long.
  return left >= 0 && left <= lengthMax / 5 ? { en: roomLeft.en(left), ur: roomLeft.ur(left) } : undefined;
}
