import { directionOf, type Language, languages, type Phrase } from '#domain/language.ts';
import type { FieldOf } from '../engine/use-office-form.ts';
import { roomLeft } from '../form.messages.ts';
import classes from '../form-section.module.css';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

/** What may be longer than this is written over several lines. */
const oneLineMax = 300;

interface PhraseFieldsProps {
  readonly fields: Phrase<FieldOf<string | null, string>>;
  /** What the two are called where they stand, if not as in the summary of what is wrong. */
  readonly labels?: Phrase<Phrase>;
  readonly lengthMax: number;
}

/** One text in both languages, side by side, each in its own direction. */
export function PhraseFields({ fields, labels, lengthMax }: PhraseFieldsProps) {
  const Field = lengthMax > oneLineMax ? TextAreaField : TextField;
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
