import { directionOf, type Language, languages, type Phrase } from '#domain/language.ts';
import type { FieldOf } from '../engine/use-office-form.ts';
import { roomLeft } from '../form.messages.ts';
import classes from '../form-section.module.css';
import { GrowingLineField } from './growing-line-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

/** What may be longer than this has no room in one line beside its other language, and its field grows. */
const shortMax = 60;

/** What may be longer than this is sentences. */
const oneLineMax = 300;

function fieldFor(lengthMax: number) {
  if (lengthMax > oneLineMax) return TextAreaField;
  return lengthMax > shortMax ? GrowingLineField : TextField;
}

interface PhraseFieldsProps {
  readonly fields: Phrase<FieldOf<string | null, string>>;
  /** What the two are called where they stand, if not as in the summary of what is wrong. */
  readonly labels?: Phrase<Phrase>;
  readonly lengthMax: number;
}

/** One text in both languages, side by side, each in its own direction. */
export function PhraseFields({ fields, labels, lengthMax }: PhraseFieldsProps) {
  const Field = fieldFor(lengthMax);
  const hintFor = (language: Language) => {
    const left = lengthMax - (fields[language].value ?? '').length;
    // Beyond its end the field itself says that it is too long.
    return left >= 0 && left <= lengthMax / 5 ? { en: roomLeft.en(left), ur: roomLeft.ur(left) } : undefined;
  };
  return (
    <div className={classes.pair}>
      {languages.map((language) => (
        <Field
          key={language}
          {...fields[language]}
          label={labels?.[language] ?? fields[language].label}
          hint={hintFor(language)}
          isRequired
          direction={directionOf(language)}
          writtenIn={language}
          lengthMax={lengthMax}
        />
      ))}
    </div>
  );
}
