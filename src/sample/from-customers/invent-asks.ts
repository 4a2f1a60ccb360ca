import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { hourMs, type Instant } from '#domain/instant.ts';
import type { AgreementBook } from '#sample/agreements/agreement-book.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import { customerDid, type KnownCustomers } from './known-customers.ts';
import { reasonForRelief, reasonsForCalls, sampleAsks, zainabsAsk } from './sample-asks.ts';

type Ask = NewRow<'customer_requests'>;

/** The requests of customers: some wait, and some were answered in words or by a call. */
export function inventAsks(customers: KnownCustomers, zainab: AgreementBook): readonly Ask[] {
  const written = sampleAsks.flatMap((ask) => {
    const book = customers.choose(isLate);
    return book ? askInWords(book, ask) : [];
  });
  return [
    askInWords(zainab, zainabsAsk),
    ...written,
    ...[askForCall(customers), answeredByCall(customers), askThatLedOn(customers)].flatMap(
      (ask) => ask ?? [],
    ),
  ];
}

const isLate = ({ ledger, time }: AgreementBook) =>
  (ledger.figures.oldestUnpaidDueOn ?? time.today) < time.today &&
  ledger.plan.startOn < addDays(time.today, -60);

function askInWords(book: AgreementBook, ask: (typeof sampleAsks)[number]): Ask {
  const at = book.time.now - ask.hoursAgo * hourMs;
  const { kind, reason, wishedInDays, answer } = ask;
  const wishedOn = wishedInDays === undefined ? null : addDays(book.time.today, wishedInDays);
  const asked = askOf(book, at, { kind, reason, wished_on: wishedOn });
  if (answer === null) return asked;
  const answeredAt = book.time.momentOn(addDays(businessDateOf(at), 1));
  const after = { customerRequestId: asked.id, answer };
  book.events.push({ at: answeredAt, by: book.officerId, action: 'answer_customer_request', after });
  return { ...asked, answer, answered_at: new Date(answeredAt), answered_by: book.officerId };
}

function askForCall(customers: KnownCustomers): Ask | undefined {
  const book = customers.choose(isLate);
  return (
    book && askOf(book, book.time.now - 3 * hourMs, { kind: 'call_back', reason: reasonsForCalls.waiting })
  );
}

/** The last contact in which a customer was spoken to. */
const lastTalk = ({ contacts }: AgreementBook) =>
  contacts.findLast(({ result }) => result === 'reached' || result === 'promised');

/** A wish for a call that the officer made two hours later. */
function answeredByCall(customers: KnownCustomers): Ask | undefined {
  const book = customers.choose((one) => isLate(one) && lastTalk(one) !== undefined);
  const talk = book && lastTalk(book);
  if (book === undefined || talk === undefined) return undefined;
  const talkedAt = new Date(talk.contacted_at);
  const asked = askOf(book, talkedAt.getTime() - 2 * hourMs, {
    kind: 'call_back',
    reason: reasonsForCalls.met,
  });
  return { ...asked, contact_id: talk.id, answered_at: talkedAt, answered_by: talk.recorded_by };
}

const waitingRelief = ({ approvals }: AgreementBook) =>
  approvals.find(({ kind, state }) => kind === 'relief' && state === 'pending');

/** The request of a customer that led to the pending request for relief. */
function askThatLedOn(customers: KnownCustomers): Ask | undefined {
  const book = customers.choose((one) => waitingRelief(one) !== undefined);
  const approval = book && waitingRelief(book);
  if (book === undefined || approval === undefined) return undefined;
  const at = new Date(approval.requested_at).getTime() - 3 * hourMs;
  return { ...askOf(book, at, { kind: 'relief', reason: reasonForRelief }), approval_id: approval.id };
}

function askOf(
  book: AgreementBook,
  at: Instant,
  { kind, reason, wished_on: wishedOn = null }: Pick<Ask, 'kind' | 'reason' | 'wished_on'>,
): Ask {
  const id = book.chance.idAt(at);
  customerDid(book, at, `ask_${kind}`, { customerRequestId: id, reason, wishedOn });
  return {
    id,
    customer_id: book.terms.customer.id,
    agreement_id: book.terms.id,
    kind,
    reason,
    wished_on: wishedOn,
    asked_at: new Date(at),
    approval_id: null,
    contact_id: null,
    answer: null,
    answered_at: null,
    answered_by: null,
  };
}
