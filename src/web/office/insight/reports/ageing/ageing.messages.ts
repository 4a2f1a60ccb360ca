import type { Phrase } from '#domain/language.ts';
import { columnTitle } from '../reports.messages.ts';
import type { AgeingUnit } from './ageing-matrix.ts';

/** The words of the ageing beside its figures. */
export const ageingWords = {
  late: columnTitle('par30'),
  outstanding: columnTitle('outstanding'),
  chart: { en: 'Past due by branch', ur: 'برانچ وار زائد المیعاد بقایا' },
  chartLead: {
    en: 'Whole outstanding, by the oldest unpaid installment',
    ur: 'پورا بقایا، سب سے پرانی غیر ادا شدہ قسط کے لحاظ سے',
  },
  opens: { en: 'Every figure opens its agreements.', ur: 'ہر عدد اپنے معاہدے کھولتا ہے۔' },
  all: { en: 'All, Rs', ur: 'کل، Rs' },
  howCounted: { en: 'How it is counted', ur: 'حساب کا طریقہ' },
  counted: {
    en: 'An agreement stands with its whole outstanding under one age: the days since its oldest unpaid installment fell due. PAR 30 is the outstanding of agreements more than 30 days late, as a share of all outstanding. A rescheduled agreement has the days of its new dates. A written-off agreement is left out.',
    ur: 'ہر معاہدے کا پورا بقایا ایک ہی مدت میں درج ہوتا ہے، یعنی اتنے دن جتنے سب سے پرانی غیر ادا شدہ قسط کو واجب ہوئے گزرے ہیں۔ 30 دن سے زائد تاخیر کی شرح ایسے معاہدوں کا بقایا ہے جن میں 30 دن سے زائد تاخیر ہے، کل بقایا کے مقابلے میں۔ نئے شیڈول والے معاہدے کے دن نئی تاریخوں سے گنے جاتے ہیں۔ خارج شدہ معاہدے شامل نہیں۔',
  },
  units: { en: 'Figures in', ur: 'اعداد' },
  rescheduled: { en: 'Rescheduled', ur: 'نئے شیڈول والے' },
} as const satisfies Record<string, Phrase>;

export const unitNames: Readonly<Record<AgeingUnit, Phrase>> = {
  rupees: { en: 'Rupees', ur: 'روپے' },
  agreements: columnTitle('agreements'),
  percent: { en: '%', ur: '%' },
};
