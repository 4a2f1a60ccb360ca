import type { Phrase } from '#domain/language.ts';
import type { DecisionState } from '#domain/lending/agreements/decision.ts';

/** How far a request has come. */
export const decisionStateNames: Readonly<Record<DecisionState, Phrase>> = {
  pending: { en: 'Waiting', ur: 'فیصلے کی منتظر' },
  approved: { en: 'Approved', ur: 'منظور' },
  rejected: { en: 'Rejected', ur: 'نامنظور' },
  withdrawn: { en: 'Withdrawn', ur: 'واپس لی گئی' },
  outdated: { en: 'Outdated', ur: 'پرانی ہو گئی' },
};
