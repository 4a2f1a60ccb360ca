import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import type { TextValue } from './field-values.ts';
import classes from './form-section.module.css';
import { TextField } from './text-field.tsx';

interface PhraseFieldsProps {
  readonly values: Phrase<TextValue>;
  readonly labels: Phrase<Phrase>;
  readonly lengthMax: number;
}

/** One text of the lender's own in both languages, side by side, each in its own direction. */
export function PhraseFields({ values, labels, lengthMax }: PhraseFieldsProps) {
  const pick = usePick();
  return (
    <div className={classes.pair}>
      <TextField
        {...values.en}
        label={pick(labels.en)}
        isRequired
        direction="ltr"
        writtenIn="en"
        lengthMax={lengthMax}
      />
      <TextField
        {...values.ur}
        label={pick(labels.ur)}
        isRequired
        direction="rtl"
        writtenIn="ur"
        lengthMax={lengthMax}
      />
    </div>
  );
}
