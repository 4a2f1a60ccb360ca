import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';
import type { Mail } from '#server/platform/mail/send-mail.ts';

const explanation: Phrase<(lender: string) => string> = {
  en: (lender) =>
    `The audit of ${lender} ends here today. Keep this mail. If the books are rewritten later, “npm run verify -- --anchors FILE” shows it: FILE is the text of this mail, or of many.`,
  ur: (lender) =>
    `\u2068${lender}\u2069 کا آڈٹ ریکارڈ آج یہاں تک ہے۔ یہ ای میل سنبھال کر رکھیے۔ اگر بعد میں کھاتے بدلے گئے تو کمانڈ \u2066npm run verify -- --anchors FILE\u2069 یہ ظاہر کر دے گی: \u2066FILE\u2069 میں اس ای میل کا متن ہو، یا ایسی کئی ای میلز کا۔`,
};

/** The mail with the ends of the chains, in both languages, because the owner's addresses have none. The heads are lines of plain text. */
export function writtenHeads(
  lender: Phrase,
  today: CalendarDate,
  heads: readonly string[],
): Omit<Mail, 'to'> {
  const [english, urdu] = [explanation.en(lender.en), explanation.ur(lender.ur)];
  const lines = heads.join('\n');
  return {
    letter: 'audit_heads',
    subject: `${lender.en}: audit ${today}`,
    text: [english, urdu, lines].join('\n\n'),
    html: `<!doctype html><html lang="en"><body><p>${escapeHtml(english)}</p><p lang="ur" dir="rtl">${escapeHtml(urdu)}</p><pre>${escapeHtml(lines)}</pre></body></html>`,
  };
}
