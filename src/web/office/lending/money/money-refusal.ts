import { agreementStatusErrors } from '#contract/errors/agreement/agreement-status-errors.ts';
import { entryErrors } from '#contract/errors/entry-errors.ts';
import type { MoneyBasis } from '#contract/lending/payments.ts';
import { type CalendarDate, calendarDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import { refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import {
  type EntryRefusal,
  entryWarnings,
  noRepeats,
  refusalOfEntry,
} from '#domain/lending/ledger/check-entry.ts';
import { saidRupees } from '#web/format/rupees.ts';
import type { RuledProblems } from '#web/office/kit/form/engine/use-office-form.ts';
import { amountBeyondTarget } from './enter/money-form.messages.ts';
import type { MoneyLedger } from './money-ledger.ts';
import type { MoneyTask } from './money-tasks.ts';
import type { MoneyValues } from './money-values.ts';

/** The field of each refusal. A refusal that is not here is about the agreement. */
const fieldOf: Readonly<Partial<Record<EntryRefusal['reason'], 'amount' | 'valuedOn' | 'reference'>>> = {
  amount_not_whole_rupees: 'amount',
  refund_beyond_overpaid: 'amount',
  recovery_beyond_written_off: 'amount',
  valued_in_future: 'valuedOn',
  back_dated_too_far: 'valuedOn',
  valued_before_delivery: 'valuedOn',
  reference_required: 'reference',
};

interface Judged {
  readonly task: MoneyTask;
  readonly values: MoneyValues;
  readonly basis: MoneyBasis;
  readonly ledger: MoneyLedger;
  readonly today: CalendarDate;
  /** The outstanding amount of the agreement that an overpayment goes to; undefined when none is chosen. */
  readonly targetOutstanding: number | undefined;
}

/** The problems of the input by the rules of the books, by field, before anything is sent. The server checks again. */
export function moneyProblemsOf(judged: Judged): RuledProblems<MoneyValues> {
  const { task, values, basis, ledger, today, targetOutstanding = Infinity } = judged;
  const { amount, method, reference, valuedOn } = values;
  const refusal = refusalOfEntry(
    {
      kind: task.entryKind,
      amount: Number(amount),
      valuedOn: parseCalendarDate(valuedOn ?? '') ?? today,
      money: task.isMove ? 'transfer' : method,
      reference,
      // Only the server gives warnings: it alone has all the data for them.
      confirmed: entryWarnings,
    },
    {
      status: basis.status,
      figures: ledger.figures,
      today,
      backDatingDaysMax: basis.backDatingDaysMax,
      deliveredOn: calendarDate(basis.deliveredOn),
      repeats: noRepeats,
    },
  );
  const field = refusal && fieldOf[refusal.reason];
  if (field) return { [field]: phraseOf(refusal) };
  return Number(amount) > targetOutstanding ? { amount: beyondTarget(targetOutstanding) } : {};
}

/** The reason why this user cannot record this kind of entry on the agreement; null when they can. */
export function obstacleOf({ action }: MoneyTask, { status, mayRecordPayments }: MoneyBasis): Phrase | null {
  if (!mayRecordPayments) return entryErrors.payments_not_permitted.text;
  const reason = refusalOfAction(action, status);
  return reason && agreementStatusErrors[reason].text;
}

function beyondTarget(outstanding: number): Phrase {
  return {
    en: amountBeyondTarget.en(saidRupees.en(outstanding)),
    ur: amountBeyondTarget.ur(saidRupees.ur(outstanding)),
  };
}

const texts: Readonly<
  Partial<Record<string, { readonly text: Phrase<string | ((details: never) => string)> }>>
> = entryErrors;

/** The catalogue's sentence for a refusal, with its figures. */
function phraseOf(refusal: EntryRefusal): Phrase {
  const text = texts[refusal.reason]?.text;
  const saidIn = (language: 'en' | 'ur') => {
    const said = text?.[language] ?? '';
    return typeof said === 'string' ? said : said(refusal as never);
  };
  return { en: saidIn('en'), ur: saidIn('ur') };
}
