import type { Phrase } from '#domain/language.ts';
import type { ComplaintRulesForm } from '../complaint-rules.ts';

/** The names of the rules of complaints. */
export const complaintRuleLabels: Readonly<Record<keyof ComplaintRulesForm, Phrase>> = {
  acknowledgeDays: { en: 'Days to the first word', ur: 'پہلی اطلاع تک دن' },
  answerDays: { en: 'Days to the answer', ur: 'جواب تک دن' },
  executiveDays: { en: 'Days to the executive', ur: 'اعلیٰ عہدیدار تک دن' },
  executiveId: { en: 'Executive', ur: 'اعلیٰ عہدیدار' },
  outsideAddress: { en: 'Address outside the lender', ur: 'ادارے سے باہر کا پتہ' },
  outsideEmail: { en: 'E-mail of that address', ur: 'اس پتے کا ای میل' },
  regulatorContact: { en: 'Contact of the regulator', ur: 'ریگولیٹر کا رابطہ' },
};
