import type { Phrase } from '#domain/language.ts';

export const messages = {
  approve: { en: 'Approve', ur: 'منظور کریں' },
} as const satisfies Record<string, Phrase>;

export const approveDates: Phrase<(lastDueOn: string) => string> = {
  en: (lastDueOn) => `Approve, last due ${lastDueOn}`,
  ur: (lastDueOn) => `منظور کریں، آخری قسط ${lastDueOn}`,
};
