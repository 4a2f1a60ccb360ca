import { postBodyMax } from '#contract/site/blog.ts';
import { directionOf, type Language, languages, type Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { GrowingLineField } from '#web/office/kit/form/fields/growing-line-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import section from '#web/office/kit/form/form-section.module.css';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { messages } from './manage-blog.messages.ts';
import type { PostValues } from './post-values.ts';
import { TextPreview } from './text-preview.tsx';

interface PostFieldsProps {
  readonly form: FormOf<PostValues>;
}

const sectionNames: Phrase<Phrase> = { en: messages.english, ur: messages.urdu };

/** The fields of a post, first in English and then in Urdu. */
export function PostFields({ form }: PostFieldsProps) {
  return (
    <>
      {languages.map((language) => (
        <LanguageFields key={language} form={form} language={language} />
      ))}
    </>
  );
}

interface LanguageFieldsProps extends PostFieldsProps {
  readonly language: Language;
}

function LanguageFields({ form: { field }, language }: LanguageFieldsProps) {
  const pick = usePick();
  const part = language === 'en' ? 'own' : language;
  const written = { direction: directionOf(language), writtenIn: language };
  const text = field(`body.${part}`);
  return (
    <FormSection title={pick(sectionNames[language])} lead={pick(messages.languageLead)}>
      <div className={section.wide}>
        <GrowingLineField
          {...field(`title.${part}`)}
          {...written}
          isRequired={part === 'own'}
          lengthMax={120}
        />
      </div>
      <div className={section.wide}>
        <TextAreaField
          {...field(`summary.${part}`)}
          {...written}
          hint={messages.summaryHint}
          lengthMax={240}
        />
      </div>
      <div className={section.wide}>
        <TextAreaField {...text} {...written} hint={messages.bodyHint} lengthMax={postBodyMax} />
        <TextPreview text={text.value ?? ''} language={language} />
      </div>
      <div className={section.wide}>
        <GrowingLineField
          {...field(`coverAlt.${part}`)}
          {...written}
          hint={messages.altHint}
          lengthMax={200}
        />
      </div>
    </FormSection>
  );
}
