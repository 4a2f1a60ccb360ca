import { directionOf, type Language, languages, type Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import type { TextValue } from './field-values.ts';
import { roomLeft } from './form.messages.ts';
import classes from './form-section.module.css';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

/** What may be longer than this is written over several lines. */
const oneLineMax = 300;

interface PhraseFieldsProps {
  readonly values: Phrase<TextValue>;
  readonly labels: Phrase<Phrase>;
  readonly lengthMax: number;
}

/** One text of the lender's own in both languages, side by side, each in its own direction. */
export function PhraseFields({ values, labels, lengthMax }: PhraseFieldsProps) {
  const pick = usePick();
  const Field = lengthMax > oneLineMax ? TextAreaField : TextField;
  const hintFor = (language: Language) => {
    const left = lengthMax - values[language].value.length;
    return left <= lengthMax / 5 ? pick(roomLeft)(left) : undefined;
  };
  return (
    <div className={classes.pair}>
      {languages.map((language) => (
        <Field
          key={language}
          {...values[language]}
          label={pick(labels[language])}
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
