import type { Phrase } from '#domain/language.ts';
import { columnTitle } from '../reports.messages.ts';

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
  rescheduled: { en: 'Rescheduled', ur: 'نئے شیڈول والے' },
} as const satisfies Record<string, Phrase>;
