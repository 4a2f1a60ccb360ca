import { addDays } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { AgreementBook } from './agreement-book.ts';
import { decide, request } from './ask-and-decide.ts';

type Asked = Parameters<typeof request>[1];

/** Nobody asks to give up what is not long overdue. */
const daysBeforeGivingUp = 90;

const askForRelief = ({ account }: AgreementBook): Asked => ({
  kind: 'relief',
  amount: Math.min(Math.ceil(account.figures.outstanding / 5_000) * 500, account.figures.outstanding),
  reason: 'The customer had an operation and has not worked since',
  evidence: 'Hospital papers seen by the officer',
});

function askForReversal({ account }: AgreementBook): Asked {
  const reversed = new Set(account.entries.map(({ reverses }) => reverses));
  const payment = account.entries.findLast(({ kind, id }) => kind === 'payment' && !reversed.has(id));
  invariant(payment !== undefined, 'who asks for a reversal has paid');
  return {
    kind: 'reversal',
    entry_id: payment.id,
    amount: payment.amount,
    reason: 'Entered on the wrong agreement',
  };
}

const askForTime = ({ account, time }: AgreementBook): Asked => ({
  kind: 'reschedule',
  reason: 'The employer pays on the tenth from this month on',
  details: {
    firstDueOn: addDays(time.today, 40),
    openCount: account.schedule.rows.filter((row, index) => (account.figures.paid[index] ?? 0) < row.amount)
      .length,
    frequency: account.plan.frequency,
    roundingStep: account.plan.roundingStep,
    consentHow: 'signed',
  },
});

function askForBackDating({ account, time }: AgreementBook): Asked {
  const amount = Math.min(2_000, account.figures.outstanding);
  const valuedOn = addDays(time.today, -20);
  const unsaid = { reference: null, note: null, payerPhone: null, rule: null, confirmed: [] };
  return {
    kind: 'back_dating',
    amount,
    reason: 'The slip was found in the drawer today',
    details: { amount, valuedOn, method: 'cash', ...unsaid },
  };
}

const askForWriteOff = ({ account }: AgreementBook): Asked => ({
  kind: 'write_off',
  amount: account.figures.outstanding,
  reason: 'The house is locked and both guarantors have moved',
});

const inTurn = [askForRelief, askForReversal, askForTime, askForBackDating];
/** Of so many active agreements one waits for a decision. */
const activePerRequest = 14;
const writeOffsMax = 3;

/** Leaves requests of every kind waiting, and some that were refused at once or taken back. */
export function leaveWaiting(books: readonly AgreementBook[]): void {
  const paying = books.filter(
    ({ account, time }) =>
      account.status === 'active' &&
      account.figures.oldestUnpaidDueOn !== null &&
      account.plan.startOn < addDays(time.today, -30) &&
      account.entries.some(({ kind }) => kind === 'payment'),
  );
  const isLost = ({ account, time }: AgreementBook) =>
    (account.figures.oldestUnpaidDueOn ?? time.today) < addDays(time.today, -daysBeforeGivingUp);
  for (const book of paying.filter(isLost).slice(-writeOffsMax)) ask(book, askForWriteOff);
  const others = paying.filter((book) => !isLost(book)).filter((_, index) => index % activePerRequest === 0);
  for (const [index, book] of others.entries()) {
    const waiting = ask(book, inTurn[index % inTurn.length] ?? askForRelief);
    if (index % 5 === 4)
      decide(book, waiting, 'rejected', 'Please visit the family first and write down what you saw');
    else if (index % 9 === 8) waiting.state = 'withdrawn';
  }
}

function ask(book: AgreementBook, asked: (book: AgreementBook) => Asked) {
  book.goOnTo(addDays(book.time.today, -book.chance.between(0, 2)));
  return request(book, asked(book));
}
