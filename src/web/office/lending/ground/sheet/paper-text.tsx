import { directionOf, type Language, type Phrase } from '#domain/language.ts';

interface PaperTextProps {
  readonly phrase: Phrase;
  readonly language: Language;
  readonly className?: string | undefined;
}

/** Words in one language of a paper, isolated from the other language around them. */
export function PaperText({ phrase, language, className }: PaperTextProps) {
  return (
    <bdi lang={language} dir={directionOf(language)} className={className}>
      {phrase[language]}
    </bdi>
  );
}
