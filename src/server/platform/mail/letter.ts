import { directionOf, type Language, type Phrase } from '#domain/language.ts';
import { escapeHtml } from '../escape-html.ts';
import type { LetterName, Mail } from './send-mail.ts';

/** A link, as a button and as its written address. */
interface WayOn {
  readonly control: Phrase;
  readonly link: string;
}

/**
 * The content of a mail between the greeting and the lender's name. Nothing in it is typed by a person: the sentences are ours, and a
 * link is the product's own.
 */
export interface Letter {
  readonly name: LetterName;
  readonly subject: Phrase;
  readonly parts: readonly (Phrase | WayOn)[];
}

interface Ends {
  /** Null greets without a name. */
  readonly fullName: string | null;
  /** The lender's name, as the sender. */
  readonly lender: string;
}

const greeting: Phrase<(fullName: string | null) => string> = {
  en: (fullName) => (fullName === null ? 'Assalam-o-alaikum,' : `Assalam-o-alaikum, ${fullName},`),
  ur: (fullName) => (fullName === null ? 'السلام علیکم!' : `السلام علیکم، \u2068${fullName}\u2069!`),
};

/** Renders a letter in one language, as text and as HTML without external resources. */
export function renderLetter(
  { name, subject, parts }: Letter,
  language: Language,
  { fullName, lender }: Ends,
): Omit<Mail, 'to'> {
  const hello = greeting[language](fullName);
  const text = parts.map((part) => ('link' in part ? part.link : part[language]));
  const html = parts.flatMap((part) => ('link' in part ? wayOn(part, language) : escapeHtml(part[language])));
  const paragraphs = [escapeHtml(hello), ...html, escapeHtml(lender)].map(
    (paragraph) => `<p>${paragraph}</p>`,
  );
  return {
    letter: name,
    subject: subject[language],
    text: [hello, ...text, lender].join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><body style="font-family:sans-serif;font-size:16px;line-height:${language === 'ur' ? 2 : 1.5};max-width:480px">${paragraphs.join('')}</body></html>`,
  };
}

function wayOn({ control, link }: WayOn, language: Language): string[] {
  return [
    `<a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1463D8;color:#fff;text-decoration:none">${escapeHtml(control[language])}</a>`,
    `<bdi dir="ltr" style="font-size:13px;color:#555">${escapeHtml(link)}</bdi>`,
  ];
}
