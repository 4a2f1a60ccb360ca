import type { Phrase } from '#domain/language.ts';
import type { MatchState } from '#domain/lending/screening/match-kind.ts';

/** The labels of the setting, in its form and in the audit. */
export const screeningRuleLabels = {
  isScreeningOn: {
    en: 'Compare customers and guarantors with lists',
    ur: 'صارفین اور ضامنوں کو فہرستوں سے ملائیں',
  },
};

export const matchStateNames: Readonly<Record<MatchState, Phrase>> = {
  open: { en: 'Not decided', ur: 'فیصلہ باقی' },
  cleared: { en: 'Another person', ur: 'کوئی اور شخص' },
  confirmed: { en: 'The same person', ur: 'وہی شخص' },
};
