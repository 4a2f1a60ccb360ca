import { directionOf, type Language, type Phrase } from '#domain/language.ts';
import { lenderContent } from '../lender/lender-content.ts';
import type { Mail } from './send-mail.ts';

const said = {
  subject: { en: 'A new password for your account', ur: 'آپ کے اکاؤنٹ کا نیا پاس ورڈ' },
  greeting: {
    en: (fullName) => `Assalamu alaikum, ${fullName},`,
    ur: (fullName) => `السلام علیکم، ${fullName}!`,
  } satisfies Phrase<(fullName: string) => string>,
  request: {
    en: 'A new password was asked for your account. Open this link within one hour and choose it:',
    ur: 'آپ کے اکاؤنٹ کے لیے نئے پاس ورڈ کی درخواست کی گئی ہے۔ ایک گھنٹے کے اندر یہ لنک کھول کر نیا پاس ورڈ چنیے:',
  },
  control: { en: 'Choose a new password', ur: 'نیا پاس ورڈ چنیں' },
  otherwise: {
    en: 'If this was not you, do nothing: your password stays as it is. Give this link to nobody, not even to us.',
    ur: 'اگر یہ درخواست آپ نے نہیں کی تو کچھ نہ کیجیے، آپ کا پاس ورڈ وہی رہے گا۔ یہ لنک کسی کو نہ دیجیے، ہمیں بھی نہیں۔',
  },
} as const;

interface Facts {
  readonly fullName: string;
  readonly link: string;
}

/** The mail with the link for a new password, as text and as HTML that fetches nothing. */
export function resetMail(language: Language, { fullName, link }: Facts): Omit<Mail, 'to'> {
  const greeting = said.greeting[language](fullName);
  const request = said.request[language];
  const otherwise = said.otherwise[language];
  const lender = lenderContent.lender.name[language];
  const paragraphs = [
    escaped(greeting),
    escaped(request),
    `<a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1463D8;color:#fff;text-decoration:none">${escaped(said.control[language])}</a>`,
    `<bdi dir="ltr" style="font-size:13px;color:#555">${escaped(link)}</bdi>`,
    escaped(otherwise),
    escaped(lender),
  ];
  return {
    subject: said.subject[language],
    text: [greeting, request, link, otherwise, lender].join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><body style="font-family:sans-serif;font-size:16px;line-height:${language === 'ur' ? 2 : 1.5};max-width:480px">${paragraphs
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join('')}</body></html>`,
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A name is what its owner typed. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
