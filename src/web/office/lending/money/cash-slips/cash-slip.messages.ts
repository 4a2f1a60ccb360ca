import { depositLabels } from '#contract/lending/field-labels.ts';
import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';
import { messages as paper } from '../../ground/sheet/paper-sheet.messages.ts';
import { messages as cash } from '../cash/cash.messages.ts';

export const messages = {
  notOpened: { en: 'The cash slip could not be opened', ur: 'نقد کی پرچی نہیں کھل سکی' },
  comma: paper.comma,
  slip: lendingWords.cashSlip,
  time: plainWords.time,
  branch: lendingWords.branch,
  hand: cash.person,
  giver: cash.givenBy,
  counter: cash.countedBy,
  recorder: plainWords.by,
  stated: cash.stated,
  counted: cash.counted,
  amount: plainWords.amount,
  difference: cash.difference,
  notes: { en: 'Counted by notes', ur: 'نوٹوں کی گنتی' },
  fieldSlips: { en: 'Slips from the field in it', ur: 'اس میں فیلڈ کی پرچیاں' },
  coins: cash.coins,
  account: depositLabels.accountId,
  bankSlip: depositLabels.slipNumber,
  depositedOn: depositLabels.depositedOn,
  reason: plainWords.reason,
  takesBack: { en: 'Takes back slip', ur: 'منسوخ شدہ پرچی' },
  reversedBy: { en: 'Taken back by slip', ur: 'منسوخی کی پرچی' },
} as const satisfies Record<string, Phrase>;
