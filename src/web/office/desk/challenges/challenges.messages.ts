import type { ChallengePoint, ChallengeRow } from '#contract/desk/challenges.ts';
import type { Metric } from '#domain/desk/challenges/metric.ts';
import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { deskWords } from '../ground/desk-words.messages.ts';

export const messages = {
  results: { en: 'Challenge results', ur: 'چیلنجز کے نتائج' },
  lead: {
    en: 'Fair goals for employees: a target to reach and a limit to keep',
    ur: 'ملازمین کے لیے منصفانہ چیلنج: ایک ہدف جو حاصل کرنا ہے، اور ایک حد جو اس دوران برقرار رہنی چاہیے',
  },
  leadOwn: {
    en: 'The challenges you take part in, and where you stand',
    ur: 'جن چیلنجز میں آپ شریک ہیں، اور ان میں آپ کا درجہ',
  },
  byStage: { en: 'By stage', ur: 'مرحلے کے لحاظ سے' },
  challenge: deskWords.challenge,
  goal: deskWords.target,
  progress: { en: 'Progress', ur: 'پیش رفت' },
  state: { en: 'Stage', ur: 'مرحلہ' },
  emptyTitle: { en: 'No challenge yet', ur: 'ابھی کوئی چیلنج نہیں' },
  emptyText: {
    en: 'A challenge names a target, the days it runs, and what must stay low so that no customer is put under pressure.',
    ur: 'چیلنج میں ایک ہدف، اس کی مدت اور ایک حد ہوتی ہے، تاکہ اس کی خاطر کسی پر بے جا دباؤ نہ پڑے۔',
  },
  emptyOwn: {
    en: 'You are not in any challenge yet. Once you are, your progress and rank will appear here.',
    ur: 'آپ ابھی کسی چیلنج میں شریک نہیں۔ شریک ہوں گے تو آپ کی پیش رفت اور درجہ یہاں نظر آئے گا۔',
  },
  noMatchText: { en: 'No challenge is at this stage.', ur: 'اس مرحلے پر کوئی چیلنج نہیں۔' },
  notOpened: { en: 'This challenge could not be opened', ur: 'یہ چیلنج نہیں کھل سکا' },
  until: { en: 'to', ur: 'تا' },
  allBranches: deskWords.allBranches,
  daysLeft: { en: 'days left', ur: 'دن باقی' },
  dayLeft: { en: 'day left', ur: 'دن باقی' },
  lastDay: { en: 'last day', ur: 'آخری دن' },
  whoIsAhead: { en: 'Who is ahead', ur: 'کون آگے ہے' },
  whoIsAheadLead: { en: 'Only those within the limit', ur: 'صرف وہ جو حد کے اندر ہیں' },
  nobodyAhead: { en: 'No one has a rank yet.', ur: 'ابھی کسی کا درجہ نہیں۔' },
  chart: { en: 'Target and limit', ur: 'ہدف اور حد ایک ساتھ' },
  chartLead: {
    en: 'A high figure alone does not win',
    ur: 'صرف بڑا عدد کافی نہیں، حد میں رہنا بھی ضروری ہے',
  },
  winsHere: { en: 'Winning area', ur: 'جیت کا علاقہ' },
  employee: deskWords.employee,
  leaderboard: { en: 'Leaderboard', ur: 'درجہ بندی' },
  rank: { en: 'Rank', ur: 'درجہ' },
  standing: { en: 'Standing', ur: 'حیثیت' },
  collectedOf: { en: 'Collected, Rs', ur: 'وصولی، Rs' },
  holds: { en: 'within the limit', ur: 'حد میں' },
  overBound: { en: 'over the limit', ur: 'حد سے زیادہ' },
  winning: { en: 'winning', ur: 'جیت رہے ہیں' },
  won: { en: 'won', ur: 'جیت گئے' },
  cannotWin: { en: 'cannot win above the limit', ur: 'حد سے زیادہ، جیت ممکن نہیں' },
  notWonOver: { en: 'over the limit at the end', ur: 'اختتام پر حد سے زیادہ' },
  notReached: { en: 'target not reached', ur: 'ہدف پورا نہیں ہوا' },
  nothingYet: { en: 'nothing to measure yet', ur: 'ابھی شمار کے لیے کچھ نہیں' },
  noRank: { en: 'no rank', ur: 'درجہ نہیں' },
  points: { en: 'How each point was earned', ur: 'ہر پوائنٹ کیسے حاصل ہوا' },
  noPoints: { en: 'Nothing counts towards it yet.', ur: 'ابھی کچھ شمار نہیں ہوا۔' },
  pointsNotOpened: { en: 'The points could not be loaded', ur: 'پوائنٹس نہیں کھل سکے' },
  date: plainWords.date,
  what: { en: 'Details', ur: 'تفصیلات' },
  counts: { en: 'Counts', ur: 'شمار' },
  agreement: lendingWords.agreement,
  customer: lendingWords.customer,
  visitor: deskWords.visitor,
  reversed: lendingWords.reversedMark,
  missed: { en: 'not within 24 hours', ur: '24 گھنٹوں میں نہیں' },
  later: { en: 'Later', ur: 'بعد کے' },
  earlier: { en: 'Earlier', ur: 'پہلے کے' },
  your: { en: 'Where you stand', ur: 'آپ کا درجہ' },
  notStarted: { en: 'It has not started', ur: 'یہ ابھی شروع نہیں ہوا' },
  notStartedText: {
    en: 'Ranks appear from its first day on.',
    ur: 'درجے اس کے پہلے دن سے نظر آئیں گے۔',
  },
  edit: plainWords.edit,
  cancel: { en: 'Cancel challenge', ur: 'چیلنج منسوخ کریں' },
  cancelText: {
    en: 'No one will win it. Participants will see your reason. This cannot be undone.',
    ur: 'پھر اسے کوئی نہیں جیتے گا۔ شرکاء آپ کی لکھی ہوئی وجہ پڑھیں گے۔ منسوخی واپس نہیں لی جا سکتی۔',
  },
  cancelled: { en: 'This challenge was cancelled', ur: 'یہ چیلنج منسوخ ہو گیا' },
  newLead: {
    en: 'It can be changed until the day it starts.',
    ur: 'اسے آغاز کے دن سے پہلے تک تبدیل کیا جا سکتا ہے۔',
  },
  create: { en: 'Create challenge', ur: 'چیلنج مقرر کریں' },
  saved: { en: 'The challenge is saved', ur: 'چیلنج محفوظ ہو گیا' },
  about: { en: 'About the challenge', ur: 'چیلنج کیا ہے' },
  aboutLead: { en: 'Everyone who takes part reads this', ur: 'ہر شریک یہ پڑھتا ہے' },
  goalLead: { en: 'What everyone has to reach', ur: 'جو سب کو حاصل کرنا ہے' },
  bound: deskWords.limit,
  boundLead: {
    en: 'A target alone would put customers under pressure. No one above this limit can win.',
    ur: 'صرف ہدف ہو تو صارفین پر دباؤ بڑھتا ہے۔ جو اس حد سے آگے جائے، وہ نہیں جیت سکتا۔',
  },
  choose: plainWords.choose,
  period: plainWords.when,
  periodLead: {
    en: 'What is recorded by midnight of the last day counts, then the results are final',
    ur: 'آخری دن کی آدھی رات تک جو درج ہو وہ شمار ہوتا ہے، پھر نتائج حتمی ہیں',
  },
  participants: { en: 'Who takes part', ur: 'شرکاء' },
  participantsLead: {
    en: 'Whole branches, people by name, or both; fixed when you save',
    ur: 'پوری برانچیں، چنے ہوئے ملازمین، یا دونوں؛ محفوظ کرتے وقت طے ہو جاتے ہیں',
  },
  noLongerActive: { en: 'No longer an active employee', ur: 'اب فعال ملازم نہیں' },
  percentHint: { en: 'For example 95 or 94.5', ur: 'مثلاً \u206695\u2069 یا \u206694.5\u2069' },
} as const satisfies Record<string, Phrase>;

export const stageNames: Readonly<Record<ChallengeRow['stage'], Phrase>> = {
  running: { en: 'Running', ur: 'جاری' },
  upcoming: plainWords.upcoming,
  ended: { en: 'Ended', ur: 'ختم' },
  cancelled: { en: 'Cancelled', ur: 'منسوخ' },
};
export const allStages: Phrase = plainWords.all;

export const pointNames: Readonly<Record<ChallengePoint['kind'], Phrase>> = {
  payment: lendingWords.payment,
  down_payment: lendingWords.downPayment,
  recovery: lendingWords.recovery,
  refund: { en: 'Refund', ur: 'رقم کی واپسی' },
  reversal: lendingWords.reversal,
  installment: { en: 'Installment', ur: 'قسط' },
  delivery: { en: 'Delivery of goods', ur: 'سامان کی حوالگی' },
  promise: { en: 'Promise to pay', ur: 'ادائیگی کا وعدہ' },
  first_contact: { en: 'First contact', ur: 'پہلا رابطہ' },
  home_visit: lendingWords.homeVisit,
};

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    `${formatCount(shown)} of ${formatCount(total ?? shown)} ${countNoun(total ?? shown, 'challenge', 'challenges')}`,
  ur: (shown, total) => `کل ${formatCount(total ?? shown)} میں سے ${formatCount(shown)} چیلنج`,
};

export const participantsText: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} ${countNoun(count, 'employee', 'employees')}`,
  ur: (count) => `${formatCount(count)} ${count === 1 ? 'ملازم' : 'ملازمین'}`,
};

/** The number of people who reach the target within the bound, out of all. */
export const winningOf: Phrase<(winning: number, all: number, hasEnded: boolean) => string> = {
  en: (winning, all, hasEnded) =>
    `${formatCount(winning)} of ${formatCount(all)} ${hasEnded ? 'won' : 'winning'}`,
  ur: (winning, all, hasEnded) =>
    `${formatCount(all)} میں سے ${formatCount(winning)} ${hasEnded ? 'جیت گئے' : 'جیت رہے ہیں'}`,
};

export const rankOf: Phrase<(rank: number, all: number) => string> = {
  en: (rank, all) => `${formatCount(rank)} of ${formatCount(all)}`,
  ur: (rank, all) => `\u2066${formatCount(rank)}\u2069، کل \u2066${formatCount(all)}\u2069 میں سے`,
};

export const atLeast: Phrase<(figure: string) => string> = {
  en: (figure) => `at least\u00a0${figure}`,
  ur: (figure) => `کم از کم\u00a0\u2066${figure}\u2069`,
};

export const atMost: Phrase<(figure: string) => string> = {
  en: (figure) => `at most\u00a0${figure}`,
  ur: (figure) => `زیادہ سے زیادہ\u00a0\u2066${figure}\u2069`,
};

export const goalText: Phrase<
  (goal: { metric: string; target: string; bound: string; max: string }) => string
> = {
  en: ({ metric, target, bound, max }) => `${metric}: at least ${target}. ${bound}: at most ${max}.`,
  ur: ({ metric, target, bound, max }) =>
    `${metric}: کم از کم \u2066${target}\u2069، جبکہ ${bound} زیادہ سے زیادہ \u2066${max}\u2069 رہے۔`,
};

export const toGo: Phrase<(figure: string) => string> = {
  en: (figure) => `${figure} to go`,
  ur: (figure) => `${figure} باقی`,
};

export const computedAt: Phrase<(moment: string) => string> = {
  en: (moment) => `Computed from the records as of ${moment}. Reversed entries do not count.`,
  ur: (moment) => `${moment} تک کے ریکارڈ سے شمار۔ جو منسوخ ہوا وہ شمار نہیں ہوتا۔`,
};

export const finalOn: Phrase<(endsOn: string) => string> = {
  en: (endsOn) => `Final: as recorded by the end of ${endsOn}. Nothing recorded later changes it.`,
  ur: (endsOn) => `حتمی: ${endsOn} کے اختتام تک کے اندراجات کے مطابق۔ بعد کا کوئی اندراج اسے نہیں بدلتا۔`,
};

export const cancelledBy: Phrase<(by: string, on: string) => string> = {
  en: (by, on) => `By ${by}, ${on}`,
  ur: (by, on) => `منسوخ کیا: \u2068${by}\u2069، ${on}`,
};

export const cancelTitle: Phrase<(title: string) => string> = {
  en: (title) => `Cancel “${title}”?`,
  ur: (title) => `”\u2068${title}\u2069“ منسوخ کریں؟`,
};

export const pointsOf: Phrase<(name: string) => string> = {
  en: (name) => `How ${name} earned each point`,
  ur: (name) => `\u2068${name}\u2069 نے ہر پوائنٹ کیسے حاصل کیا`,
};

const entriesLead: Phrase = {
  en: 'The entries behind the figure, the latest first. Reversed entries do not count.',
  ur: 'اس عدد کے پیچھے کے اندراجات، تازہ ترین پہلے۔ منسوخ اندراج شمار نہیں ہوتا۔',
};

/** The meaning of a point, by metric. */
export const pointsLeads: Readonly<Record<Metric, Phrase>> = {
  amount_collected: {
    en: 'The entries behind the figure, the latest first: payments, down payments and recoveries add to it, refunds take from it. Reversed entries do not count.',
    ur: 'اس عدد کے پیچھے کے اندراجات، تازہ ترین پہلے: ادائیگی، پیشگی ادائیگی اور خارج شدہ رقم کی وصولی اسے بڑھاتی ہے، رقم کی واپسی گھٹاتی ہے۔ منسوخ اندراج شمار نہیں ہوتا۔',
  },
  collection_rate: entriesLead,
  new_active_customers: entriesLead,
  payment_promises_kept: entriesLead,
  first_contact_in_time: {
    en: 'A first contact within 24 hours counts for the employee who logged it. Without one, the request counts as missed by the employee who had it when the 24 hours ended.',
    ur: '24 گھنٹوں میں پہلا رابطہ اس ملازم کے حق میں شمار ہوتا ہے جس نے اسے درج کیا۔ رابطہ نہ ہو تو درخواست اس ملازم کی کوتاہی شمار ہوتی ہے جس کے پاس وہ 24 گھنٹے پورے ہونے پر تھی۔',
  },
  home_visits_done: {
    en: 'Visits where someone was at home, latest first. A visit logged twice on one day counts once.',
    ur: 'وہ ملاقاتیں جن میں گھر پر کوئی ملا، تازہ ترین پہلے۔ ایک دن میں دو بار درج ہونے والی ملاقات ایک ہی بار شمار ہوتی ہے۔',
  },
};

/** The total, below the collected amount. */
export const ofTotal: Phrase<(total: string) => string> = {
  en: (total) => `of ${total}`,
  ur: (total) => `کل \u2066${total}\u2069`,
};

export const countedOf: Phrase<(counted: string, total: string) => string> = {
  en: (counted, total) => `${counted} of ${total}`,
  ur: (counted, total) => `\u2066${total}\u2069 میں سے \u2066${counted}\u2069`,
};
