import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';
import type { Mail } from '#server/platform/mail/send-mail.ts';

/** A complaint, as the person outside the lender hears of it. */
interface OutsideComplaint {
  readonly lender: Phrase;
  readonly number: string;
  readonly receivedOn: CalendarDate;
  readonly answerBy: CalendarDate;
  /** Null if the complainant left none. */
  readonly phone: string | null;
  /** The page where the complainant follows it, which has what was written. */
  readonly link: string;
}

const said: Phrase<(complaint: OutsideComplaint) => readonly string[]> = {
  en: ({ lender, number, receivedOn, answerBy, phone }) => [
    `Complaint ${number} came to ${lender.en} on ${receivedOn}. It is about the only superadmin, so nobody in the office may handle it. The lender has named you to hear such complaints.`,
    `Please read it under the link, and answer the complainant by ${answerBy}. ${phone === null ? 'They left no phone number.' : `Their phone number: ${phone}`}`,
  ],
  ur: ({ lender, number, receivedOn, answerBy, phone }) => [
    `شکایت \u2066${number}\u2069 مورخہ \u2066${receivedOn}\u2069 کو \u2068${lender.ur}\u2069 کے پاس آئی۔ یہ واحد سپر ایڈمن کے بارے میں ہے، اس لیے دفتر میں کوئی اسے نہیں دیکھ سکتا۔ ادارے نے ایسی شکایات سننے کے لیے آپ کا نام دیا ہے۔`,
    `براہِ کرم اسے نیچے دیے گئے لنک پر پڑھیے اور شکایت کرنے والے کو \u2066${answerBy}\u2069 تک جواب دیجیے۔ ${phone === null ? 'انہوں نے فون نمبر نہیں دیا۔' : `ان کا فون نمبر: \u2066${phone}\u2069`}`,
  ],
};

/** The mail about a complaint, in both languages. It has nothing that a person typed: the complaint itself is read under its link. */
export function outsideLetter(complaint: OutsideComplaint): Omit<Mail, 'to'> {
  const { lender, number, link } = complaint;
  const [english, urdu] = [said.en(complaint), said.ur(complaint)];
  const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return {
    letter: 'outside_complaint',
    subject: `${lender.en}: complaint ${number}`,
    text: [...english, link, ...urdu, link].join('\n\n'),
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif;font-size:16px;max-width:480px">${paragraphs(english)}<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p><div lang="ur" dir="rtl" style="line-height:2">${paragraphs(urdu)}</div></body></html>`,
  };
}
