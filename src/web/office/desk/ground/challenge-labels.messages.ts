import type { ChallengeForm } from '#contract/desk/challenges.ts';
import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { deskWords } from './desk-words.messages.ts';

/** The names of a challenge's fields, wherever one is shown. A field without a name is a type error. */
export const challengeLabels = {
  title: { en: 'Title', ur: 'عنوان' },
  description: plainWords.description,
  metric: { en: 'Metric', ur: 'پیمانہ' },
  target: deskWords.target,
  balancingMetric: deskWords.limit,
  boundMax: { en: 'At most', ur: 'زیادہ سے زیادہ' },
  startsOn: { en: 'Starts on', ur: 'آغاز' },
  endsOn: { en: 'Ends on', ur: 'اختتام' },
  reward: { en: 'Reward', ur: 'انعام' },
  branchIds: deskWords.branches,
  employeeIds: { en: 'Employees by name', ur: 'ملازمین، نام سے' },
} as const satisfies Record<keyof ChallengeForm, Phrase>;
