import type { MessageTemplate } from './message-template.ts';

/** The facts that the words of a message can name, as `{amount}`. */
export const messageGaps = [
  'name',
  'lender',
  'amount',
  'day',
  'agreement',
  'payment_number',
  'receipt',
  'link',
  'phone',
  'code',
  'version',
  'minutes',
] as const;
export type MessageGap = (typeof messageGaps)[number];

interface GapsOfTemplate {
  /** The facts without which the message would not say what it is for. */
  readonly needed: readonly MessageGap[];
  readonly offered: readonly MessageGap[];
}

const ofReminder = ['lender', 'amount', 'day', 'payment_number', 'name', 'agreement', 'phone'] as const;
const ofDecision = ['lender', 'agreement', 'phone', 'name'] as const;
const ofReceipt = [...ofReminder, 'receipt', 'link'] as const;
const ofLate = {
  needed: ['lender', 'amount', 'day', 'payment_number', 'phone'],
  offered: ofReminder,
} as const;

const gapsByTemplate: Readonly<Record<MessageTemplate, GapsOfTemplate>> = {
  // With the link and the phone the customer is a control: a payment that is not theirs is told.
  receipt: { needed: ['lender', 'amount', 'day', 'receipt', 'link', 'phone'], offered: ofReceipt },
  promise: { needed: ['lender', 'amount', 'day', 'phone'], offered: ofReminder },
  agreement_approved: { needed: ['lender', 'agreement', 'phone'], offered: ofDecision },
  relief_approved: { needed: ['lender', 'agreement', 'amount', 'phone'], offered: [...ofDecision, 'amount'] },
  relief_not_approved: { needed: ['lender', 'agreement', 'phone'], offered: ofDecision },
  answer: { needed: ['lender', 'day', 'phone'], offered: [...ofDecision, 'day'] },
  // With the agreement and the version of its terms the customer knows the consent that the code gives.
  code: {
    needed: ['lender', 'agreement', 'code', 'version', 'minutes'],
    offered: ['lender', 'agreement', 'code', 'version', 'minutes', 'name', 'phone'],
  },
  // Without the name: anybody can type one into a form, with somebody's phone.
  request_received: { needed: ['lender', 'link', 'phone'], offered: ['lender', 'link', 'phone'] },
  due_soon: { needed: ['lender', 'amount', 'day', 'payment_number'], offered: ofReminder },
  due_today: { needed: ['lender', 'amount', 'payment_number'], offered: ofReminder },
  late_3: ofLate,
  late_7: ofLate,
};

/** The gaps that the words of a template must have and may have. */
export const gapsOf = (template: MessageTemplate): GapsOfTemplate => gapsByTemplate[template];

/** A gap, or a brace that belongs to none. */
const gapOrBrace = /\{([^{}]*)\}|[{}]/g;

/** The first thing that is wrong with the words of a message. `gap` is what is written, or what is missing. */
export interface WordsProblem {
  readonly kind: 'unknown' | 'missing';
  readonly gap: string;
}

/** Finds a gap that the template cannot fill, or one that it needs and the words do not have. Null if the words are right. */
export function problemOfWords(template: MessageTemplate, words: string): WordsProblem | null {
  const { needed, offered } = gapsOf(template);
  const found = [...words.matchAll(gapOrBrace)].map(([whole, name]) => ({ whole, name }));
  const unknown = found.find(({ name }) => !offered.some((gap) => gap === name));
  if (unknown !== undefined) return { kind: 'unknown', gap: unknown.whole.slice(0, 40) };
  const missing = needed.find((gap) => !found.some(({ name }) => name === gap));
  return missing === undefined ? null : { kind: 'missing', gap: `{${missing}}` };
}

export type MessageFactTexts = Readonly<Record<MessageGap, string>>;

const knownGap = new RegExp(`\\{(${messageGaps.join('|')})\\}`, 'g');

/** A message, whole and as the texts of its gaps in their order. */
export interface WrittenMessage {
  readonly text: string;
  readonly parameters: readonly string[];
}

/** Fills the gaps of a message. What is no gap stays as it is written. */
export function fillWords(words: string, facts: MessageFactTexts): WrittenMessage {
  return {
    text: words.replace(knownGap, (_, gap: MessageGap) => facts[gap]),
    parameters: [...words.matchAll(knownGap)].map(([, gap]) => facts[gap as MessageGap]),
  };
}
