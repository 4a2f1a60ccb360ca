import type { Phrase } from '#domain/language.ts';

export const branchMessages = {
  requestHomeVisit: { en: 'Request Home Visit', ur: 'گھر پر ملاقات کی درخواست' },
} as const satisfies Record<string, Phrase>;
