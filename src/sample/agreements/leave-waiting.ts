import { addDays } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import { standingEntries } from '#domain/lending/ledger/standing-entries.ts';
import type { AgreementBook } from './agreement-book.ts';
import { decide, request } from './ask-and-decide.ts';
import { askForRefund, postpone } from './move-money.ts';

type Asked = Parameters<typeof request>[1];

/** A write-off is requested only for agreements that are long overdue. */
const daysBeforeGivingUp = 90;

const askForRelief = ({ ledger }: AgreementBook): Asked => ({
  kind: 'relief',
  amount: Math.min(Math.ceil(ledger.figures.outstanding / 5_000) * 500, ledger.figures.outstanding),
  reason: 'The customer had an operation and has not worked since',
  evidence: 'Hospital papers seen by the officer',
});

function askForReversal({ ledger }: AgreementBook): Asked {
  const payment = standingEntries(ledger.entries).findLast(
    ({ kind, transferId }) => kind === 'payment' && transferId === null,
  );
  invariant(payment !== undefined, 'who asks for a reversal has paid');
  return {
    kind: 'reversal',
    entry_id: payment.id,
    amount: payment.amount,
    reason: 'Entered on the wrong agreement',
  };
}

const askForTime = ({ ledger, time }: AgreementBook): Asked => ({
  kind: 'reschedule',
  reason: 'The employer pays on the tenth from this month on',
  details: {
    firstDueOn: addDays(time.today, 40),
    openCount: ledger.schedule.rows.filter((row, index) => (ledger.figures.paid[index] ?? 0) < row.amount)
      .length,
    frequency: ledger.plan.frequency,
    roundingStep: ledger.plan.roundingStep,
    consentHow: 'signed',
  },
});

function askForBackDating({ ledger, time }: AgreementBook): Asked {
  const amount = Math.min(2_000, ledger.figures.outstanding);
  const valuedOn = addDays(time.today, -20);
  const unsaid = { reference: null, note: null, payerPhone: null, rule: null, confirmed: [] };
  return {
    kind: 'back_dating',
    amount,
    reason: 'The slip was found in the drawer today',
    details: { amount, valuedOn, method: 'cash', ...unsaid },
  };
}

const askForWriteOff = ({ ledger }: AgreementBook): Asked => ({
  kind: 'write_off',
  amount: ledger.figures.outstanding,
  reason: 'The house is locked and both guarantors have moved',
});

const askForTheOldDates = (): Asked => ({
  kind: 'reschedule_undo',
  reason: 'The harvest was sold early; the family would rather keep to the old dates',
  details: { consentHow: 'signed' },
});

/** The goods went out on the day of the approval, and the paper came back to the office late. */
const askForEarlierStart = ({ ledger, terms, on }: AgreementBook): Asked => ({
  kind: 'back_dated_activation',
  amount: ledger.plan.price,
  reason: 'The shop delivered at once; its slip reached the office only now',
  details: {
    deliveredOn: on,
    method: 'cash',
    reference: null,
    ...(ledger.contractKind === 'qard_e_hasan' && { receiverName: terms.customer.row.full_name }),
  },
});

const inTurn = [askForRelief, askForReversal, askForTime, askForBackDating];
/** One in this many active agreements waits for a decision. */
const activePerRequest = 14;
const writeOffsMax = 3;
const lateSlips = 2;
const refundsMax = 2;

/** Leaves requests of every kind pending, and some that were rejected at once or withdrawn. */
export function leaveWaiting(books: readonly AgreementBook[]): void {
  const paying = books.filter(
    ({ ledger, time }) =>
      ledger.status === 'active' &&
      ledger.figures.oldestUnpaidDueOn !== null &&
      ledger.plan.startOn < addDays(time.today, -30) &&
      ledger.entries.some(({ kind }) => kind === 'payment'),
  );
  const isLost = ({ ledger, time }: AgreementBook) =>
    (ledger.figures.oldestUnpaidDueOn ?? time.today) < addDays(time.today, -daysBeforeGivingUp);
  for (const book of paying.filter(isLost).slice(-writeOffsMax)) ask(book, askForWriteOff(book));
  for (const book of books.filter(({ ledger }) => ledger.status === 'approved').slice(0, lateSlips))
    ask(book, askForEarlierStart(book));
  for (const book of books.filter(({ ledger }) => ledger.figures.overpaid > 0).slice(-refundsMax)) {
    const asked = askForRefund(book);
    if (asked !== null) ask(book, asked);
  }
  leaveUndo(paying.filter((book) => !isLost(book)));
  const others = paying.filter((book) => !isLost(book)).filter((_, index) => index % activePerRequest === 0);
  for (const [index, book] of others.entries()) {
    const askFor = inTurn[index % inTurn.length] ?? askForRelief;
    const waiting = ask(book, askFor(book));
    if (index % 5 === 4)
      decide(book, waiting, 'rejected', 'Please visit the family first and write down what you saw');
    else if (index % 9 === 8) waiting.state = 'withdrawn';
  }
}

/** One family got later dates this week and no longer needs them. */
function leaveUndo(books: readonly AgreementBook[]): void {
  const book = books.findLast((each) => {
    const { today } = each.time;
    const isPunctual = (each.ledger.figures.oldestUnpaidDueOn ?? today) > addDays(today, 7);
    return isPunctual && postpone(each, addDays(today, -3), addDays(today, 45), 0);
  });
  if (book !== undefined) ask(book, askForTheOldDates());
}

function ask(book: AgreementBook, asked: Asked) {
  book.goOnTo(addDays(book.time.today, -book.chance.between(0, 2)));
  return request(book, asked);
}
