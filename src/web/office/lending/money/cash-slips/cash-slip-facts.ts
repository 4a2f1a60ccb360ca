import type { CashMovement } from '#contract/lending/cash/cash-movement.ts';
import { expenseCategoryNames } from '#contract/lending/labels/cash-names.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Language, Phrase } from '#domain/language.ts';
import { formatDate, formatTime, instantOf } from '#web/format/date-time.ts';
import { messages } from './cash-slip.messages.ts';

interface Fact {
  readonly name: Phrase;
  readonly text: string;
  /** True of a number, which is read from left to right. */
  readonly isCode?: boolean;
}

/** The facts of a slip beside its amount, in a language. */
export function cashSlipFacts(movement: CashMovement, language: Language): readonly Fact[] {
  const { number, city, countedAt, handName, deposit, expense, reversal, reversedBy, reason } = movement;
  return [
    { name: messages.slip, text: number, isCode: true },
    {
      name: messages.time,
      text: `${formatDate(businessDateOf(instantOf(countedAt)), language)} ${formatTime(instantOf(countedAt), language)}`,
    },
    { name: messages.branch, text: city[language] },
    ...(handName === null ? [] : [{ name: messages.hand, text: handName[language] }]),
    ...(deposit === null
      ? []
      : [
          { name: messages.account, text: deposit.accountName },
          { name: messages.bankSlip, text: deposit.slipNumber, isCode: true },
          { name: messages.depositedOn, text: formatDate(deposit.depositedOn, language) },
        ]),
    ...(reversal === null ? [] : [{ name: messages.takesBack, text: reversal.number, isCode: true }]),
    ...(reversedBy === null ? [] : [{ name: messages.reversedBy, text: reversedBy, isCode: true }]),
    ...(reason === null
      ? []
      : [
          { name: expense === null ? messages.reason : expenseCategoryNames[expense.category], text: reason },
        ]),
  ];
}
