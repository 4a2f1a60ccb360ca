import type { BalancingMetric, Metric } from '#domain/desk/challenges/metric.ts';
import type { Phrase } from '#domain/language.ts';

/** The names of the figures that a challenge counts. */
export const metricNames: Readonly<Record<Metric, Phrase>> = {
  amount_collected: { en: 'Amount collected', ur: 'وصول کی گئی رقم' },
  collection_rate: { en: 'Collection rate on what fell due', ur: 'واجب ہونے والی رقم پر وصولی کی شرح' },
  new_active_customers: { en: 'New customers with an active agreement', ur: 'فعال معاہدے والے نئے صارفین' },
  first_contact_in_time: { en: 'First contact within 24 hours', ur: '24 گھنٹوں میں پہلا رابطہ' },
  payment_promises_kept: { en: 'Kept promises to pay', ur: 'پورے ہونے والے ادائیگی کے وعدے' },
  home_visits_done: { en: 'Home visits done', ur: 'گھر پر ہونے والی ملاقاتیں' },
};

/** The names of the figures that a challenge holds within a limit. */
export const balanceNames: Readonly<Record<BalancingMetric, Phrase>> = {
  par30: { en: 'PAR 30', ur: '30 دن سے زائد تاخیر کی شرح' },
  reversals: { en: 'Reversed entries', ur: 'منسوخ اندراجات' },
  late_contacts: { en: 'Late first contacts', ur: 'تاخیر سے ہونے والے پہلے رابطے' },
};
