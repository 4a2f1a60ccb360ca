import { v7 as uuidv7 } from 'uuid';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { minuteMs } from '#domain/instant.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import { fc } from '#test/support/runs/properties.ts';
import { addOverpayment } from './add-overpayment.ts';
import { complain, complaintHappening } from './complaint-happenings.ts';
import { addContactRequest } from './contact-requests.ts';
import { addCountedCash, addDeposit, addExpense, addReversalRequest } from './counted-cash.ts';
import { screen, screeningHappening } from './screening-happenings.ts';
import { sendAsCustomer, sentThing } from './sent-by-customers.ts';
import { doAsVisitor, visitorDeed } from './visitor-deeds.ts';

/** Minutes before now; many events share the same instant. */
export const ago = fc.integer({ min: 0, max: 45 * 24 * 6 }).map((n) => n * 10 * minuteMs);

const who = fc.nat(3);
const share = fc.double({ min: 0, max: 1, noNaN: true });
/** The reader of its notice. */
const reader = fc.option(who);

const approval = fc.record({
  what: fc.constant('approval'),
  where: fc.nat(1),
  by: who,
  decider: who,
  state: fc.constantFrom('pending', 'approved', 'rejected', 'withdrawn', 'outdated'),
  requestedAgo: ago,
  decidedAfter: share,
  reader,
});
const request = fc.record({
  what: fc.constant('request'),
  where: fc.nat(1),
  receivedAgo: fc.oneof(
    ago,
    fc.integer({ min: 20 * 60, max: 26 * 60 }).map((n) => n * minuteMs),
  ),
  given: fc.array(fc.record({ to: who, by: who, after: share }), { maxLength: 3 }),
  ends: fc.constantFrom('contact', 'spam', 'handed_back', null, null, null),
  reader,
});
const promise = fc.record({
  what: fc.constant('promise'),
  where: fc.nat(1),
  forDay: fc.integer({ min: -40, max: 5 }),
  reader,
});
/** A customer who asked to be called again, and the calls after that. */
const callBack = fc.record({
  what: fc.constant('call_back'),
  where: fc.nat(1),
  by: who,
  askedAgo: ago,
  after: fc.integer({ min: 1, max: 60 }).map((n) => n * 10 * minuteMs),
  reader,
});
const challenge = fc.record({
  what: fc.constant('challenge'),
  endsIn: fc.integer({ min: -40, max: 5 }),
  who: fc.array(who, { maxLength: 2 }),
  isCancelled: fc.boolean(),
  reader,
});
/** A payment that leaves so many installments overpaid. */
const overpayment = fc.record({
  what: fc.constant('overpayment'),
  where: fc.nat(1),
  installments: fc.integer({ min: 0, max: 4 }),
  paidAgo: ago,
  reader,
});
/** A hand-over of 500 that was counted. */
const counted = fc.record({
  what: fc.constant('counted'),
  by: who,
  counter: who,
  missing: fc.integer({ min: -2, max: 2 }),
  isSettled: fc.boolean(),
  countedAgo: ago,
  reader,
});
/** A deposit of cash or an expense of a drawer, and possibly its confirmation. */
const paid = fc.record({
  what: fc.constantFrom('deposited', 'spent'),
  by: who,
  isConfirmed: fc.boolean(),
  paidAgo: ago,
  reader,
});
/** A hand whose cash is near its limit or has reached it. */
const crossed = fc.record({
  what: fc.constant('crossed'),
  by: who,
  isReached: fc.boolean(),
  crossedAgo: ago,
  reader,
});
/** A request to take back a hand-over of 500. */
const reversal = fc.record({
  what: fc.constant('reversal'),
  by: who,
  counter: who,
  isOfGiver: fc.boolean(),
  askedAgo: ago,
  reader,
});
/** Power over the books for a new colleague. */
const rights = fc.record({
  what: fc.constant('rights'),
  by: who,
  decider: who,
  state: fc.constantFrom('pending', 'approved', 'rejected', 'withdrawn'),
  askedAgo: ago,
  decidedAfter: share,
  reader,
});
const visitor = fc.record({ ...visitorDeed, where: fc.nat(1), holder: fc.option(who), didAgo: ago, reader });
const screened = fc.record({ ...screeningHappening, foundAgo: ago, reader });
const complaint = fc.record({ ...complaintHappening, eventAgo: ago, reader });
const sent = fc.record({ ...sentThing, where: fc.nat(1), sentAgo: ago, reader });
type Of<A> = A extends fc.Arbitrary<infer Value> ? Value : never;
const happenings = [
  ...([approval, request, promise, callBack, challenge, overpayment] as const),
  ...([counted, paid, crossed, reversal, rights, visitor, complaint, screened, sent] as const),
] as const;
export const happening = fc.oneof(...happenings) as fc.Arbitrary<Of<(typeof happenings)[number]>>;
export type NoticeHappening = Of<typeof happening>;

/** The people and records that notices come from, and those who may have read them. */
export interface NoticeStage {
  readonly testApi: TestApi;
  /** One at the first branch, one at the second. */
  readonly agreements: readonly string[];
  /** An employee of each branch, and two of the superadmins. */
  readonly userIds: readonly string[];
}

const query = async ({ testApi }: NoticeStage, text: string, values: readonly unknown[]) =>
  (await testApi.context.pool.query(text, [...values])).rows;
const idOf = ({ userIds }: NoticeStage, n: number) => userIds[n];
const before = ({ testApi }: NoticeStage, ms: number) => new Date(testApi.clock.now() - ms);

/** Writes it, with who has read its notice. */
export async function happen(stage: NoticeStage, one: NoticeHappening): Promise<void> {
  const [kind, id] = await written(stage, one);
  if (one.reader === null || id === undefined) return;
  const values = [stage.userIds[one.reader], kind, id, before(stage, 0)];
  await query(stage, 'INSERT INTO notice_reads VALUES ($1, $2, $3, $4)', values);
}

/** Writes it, and answers the name of a notice that it may be. */
function written(stage: NoticeStage, one: NoticeHappening): Promise<[kind: string, id: string | undefined]> {
  switch (one.what) {
    case 'approval':
      return writeApproval(stage, one as Of<typeof approval>);
    case 'visitor':
      return writeVisitor(stage, one as Of<typeof visitor>);
    case 'complaint':
      return complain(stage, one as Of<typeof complaint>);
    case 'screened':
      return screen(stage, one as Of<typeof screened>);
    case 'request':
      return writeRequest(stage, one as Of<typeof request>);
    case 'promise':
      return writePromise(stage, one as Of<typeof promise>);
    case 'call_back':
      return writeCallBack(stage, one as Of<typeof callBack>);
    case 'overpayment':
      return writeOverpayment(stage, one as Of<typeof overpayment>);
    case 'counted':
      return writeCounted(stage, one as Of<typeof counted>);
    case 'deposited':
    case 'spent':
      return writePaid(stage, one as Of<typeof paid>);
    case 'crossed':
      return writeCrossed(stage, one as Of<typeof crossed>);
    case 'reversal':
      return writeReversal(stage, one as Of<typeof reversal>);
    case 'rights':
      return writeRights(stage, one as Of<typeof rights>);
    case 'sent':
      return writeSent(stage, one as Of<typeof sent>);
    default:
      return writeChallenge(stage, one as Of<typeof challenge>);
  }
}

async function writeApproval(stage: NoticeStage, one: Of<typeof approval>): Promise<[string, string]> {
  const { where, by, decider, state, requestedAgo, decidedAfter } = one;
  const isDecided = state === 'approved' || state === 'rejected';
  const id = uuidv7();
  await query(
    stage,
    `INSERT INTO approvals (id, kind, agreement_id, reason, slip, details, state, requested_by, requested_at,
                            decided_by, decided_at, decision_note, decided_alone)
     VALUES ($1, 'back_dating', $2, 'r', $1::uuid::text, '{}', $3, $4, $5, $6, $7, 'n', true)`,
    [
      id,
      stage.agreements[where],
      state,
      idOf(stage, by),
      before(stage, requestedAgo),
      isDecided ? idOf(stage, decider) : null,
      isDecided ? before(stage, Math.round(requestedAgo * decidedAfter)) : null,
    ],
  );
  return [state === 'pending' ? 'decision_waiting' : 'decision_taken', id];
}

async function writeCounted(stage: NoticeStage, one: Of<typeof counted>): Promise<[string, string]> {
  const { by, counter, missing, isSettled, countedAgo } = one;
  const countedBy = idOf(stage, counter === by ? (by + 1) % 4 : counter) ?? '';
  const given = { agreementId: stage.agreements[0] ?? '', giver: idOf(stage, by) ?? '', countedBy };
  const at = before(stage, countedAgo);
  return [
    'cash_difference',
    await addCountedCash(stage.testApi.context.pool, { ...given, missing, isSettled, at }),
  ];
}

async function writePaid(stage: NoticeStage, one: Of<typeof paid>): Promise<[string, string]> {
  const { what, by, isConfirmed, paidAgo } = one;
  const made = {
    agreementId: stage.agreements[0] ?? '',
    by: idOf(stage, by) ?? '',
    at: before(stage, paidAgo),
    confirmedBy: isConfirmed ? (idOf(stage, (by + 1) % 4) ?? '') : null,
  };
  const { pool } = stage.testApi.context;
  return what === 'deposited'
    ? ['cash_in_transit', await addDeposit(pool, made)]
    : ['cash_expense_waiting', await addExpense(pool, made)];
}

/** The same crossing of a hand is stored once. */
async function writeCrossed(
  stage: NoticeStage,
  { by, isReached, crossedAgo }: Of<typeof crossed>,
): Promise<[string, string | undefined]> {
  const id = uuidv7();
  await query(
    stage,
    `INSERT INTO cash_limit_crossings (id, hand_of, level, amount, crossed_at) VALUES ($1, $2, $3, 500, $4) ON CONFLICT DO NOTHING`,
    [id, idOf(stage, by), isReached ? 'reached' : 'near', before(stage, crossedAgo)],
  );
  return [isReached ? 'cash_at_limit' : 'cash_near_limit', id];
}

async function writeReversal(
  stage: NoticeStage,
  { by, counter, isOfGiver, askedAgo }: Of<typeof reversal>,
): Promise<[string, string]> {
  const { pool } = stage.testApi.context;
  const at = before(stage, askedAgo);
  const [giver, countedBy] = [
    idOf(stage, by) ?? '',
    idOf(stage, counter === by ? (by + 1) % 4 : counter) ?? '',
  ];
  const given = { agreementId: stage.agreements[0] ?? '', giver, countedBy, at };
  const movementId = await addCountedCash(pool, { ...given, missing: 0, isSettled: false });
  const askedBy = isOfGiver ? giver : countedBy;
  return ['cash_reversal_asked', await addReversalRequest(pool, { movementId, askedBy, at })];
}

async function writeRights(stage: NoticeStage, one: Of<typeof rights>): Promise<[string, string]> {
  const { by, decider, state, askedAgo, decidedAfter } = one;
  const isDecided = state === 'approved' || state === 'rejected';
  const id = uuidv7();
  await query(
    stage,
    `INSERT INTO rights_requests (id, user_id, kind, state, requested_by, requested_at, decided_by, decided_at, decision_note)
     VALUES ($1, $2, 'superadmin', $3, $4, $5, $6, $7, 'n')`,
    [
      id,
      (await stage.testApi.addUser('employee')).id,
      state,
      idOf(stage, by),
      before(stage, askedAgo),
      isDecided ? idOf(stage, decider) : null,
      isDecided ? before(stage, Math.round(askedAgo * decidedAfter)) : null,
    ],
  );
  return ['rights_requested', id];
}

async function writeRequest(
  stage: NoticeStage,
  one: Of<typeof request>,
): Promise<[string, string | undefined]> {
  const { where, receivedAgo, given, ends } = one;
  const branchCode = where === 0 ? 'SGD' : 'LHE';
  const { pool } = stage.testApi.context;
  const id = await addContactRequest(pool, { branchCode, receivedAt: before(stage, receivedAgo) });
  const record = (kind: string, by: number, ms: number, assignee: number | null) =>
    query(
      stage,
      `INSERT INTO contact_request_events (id, request_id, kind, recorded_by, recorded_at, assignee_id, result)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [
        uuidv7(),
        id,
        kind,
        idOf(stage, by),
        before(stage, ms),
        assignee === null ? null : idOf(stage, assignee),
        kind === 'called' ? 'reached' : null,
      ],
    );
  const inOrder = given.toSorted((one, other) => other.after - one.after);
  let last: string | undefined;
  for (const { to, by, after } of inOrder) {
    const kind = to === by ? 'taken' : 'assigned';
    [{ id: last }] = (await record(kind, by, Math.round(receivedAgo * after), to)) as [{ id: string }];
  }
  const holder = inOrder.at(-1)?.to ?? null;
  const isHandedBack = ends === 'handed_back' && holder !== null;
  if (isHandedBack) await record('handed_back', holder, 0, holder);
  if (ends === 'contact') await record('called', 0, 0, null);
  await query(stage, 'UPDATE contact_requests SET assignee_id = $2, close_reason = $3 WHERE id = $1', [
    id,
    holder === null || isHandedBack ? null : idOf(stage, holder),
    ends === 'spam' ? 'spam' : null,
  ]);
  return given.length === 1 ? ['request_assigned', last] : ['contact_due', id];
}

function writeVisitor(stage: NoticeStage, one: Of<typeof visitor>): Promise<[string, string]> {
  const holder = one.holder === null ? null : (idOf(stage, one.holder) ?? null);
  return doAsVisitor(stage.testApi, { ...one, holder, at: before(stage, one.didAgo) });
}

async function writePromise(
  stage: NoticeStage,
  { where, forDay }: Of<typeof promise>,
): Promise<[string, string]> {
  const id = uuidv7();
  const promisedFor = addDays(businessDateOf(stage.testApi.clock.now()), forDay);
  await query(
    stage,
    `INSERT INTO payment_promises (id, agreement_id, amount, made_on, promised_for, recorded_at, recorded_by)
     VALUES ($1, $2, 500, $3, $3, $4, $5)`,
    [id, stage.agreements[where], promisedFor, before(stage, 0), idOf(stage, where)],
  );
  return ['payment_promise_broken', id];
}

async function writeCallBack(stage: NoticeStage, one: Of<typeof callBack>): Promise<[string, string]> {
  const { where, by, askedAgo, after } = one;
  const id = uuidv7();
  await query(
    stage,
    `INSERT INTO contact_log (id, agreement_id, channel, result, call_back_at, contacted_at, recorded_at, recorded_by)
     VALUES ($1, $2, 'call', 'call_back', $3, $4, $4, $5)`,
    [id, stage.agreements[where], before(stage, askedAgo - after), before(stage, askedAgo), idOf(stage, by)],
  );
  return ['call_back_due', id];
}

async function writeChallenge(stage: NoticeStage, one: Of<typeof challenge>): Promise<[string, string]> {
  const id = uuidv7();
  const endsOn = addDays(businessDateOf(stage.testApi.clock.now()), one.endsIn);
  await query(
    stage,
    `INSERT INTO challenges (id, title, metric, target, balancing_metric, bound_max, starts_on, ends_on, reward, created_at,
                             created_by, cancelled_at, cancelled_by, cancel_reason)
     VALUES ($1, 'Collect', 'amount_collected', 1, 'par30', 1, $2, $2, 'Tea', $3, $4, $5, $6, $7)`,
    [
      id,
      endsOn,
      before(stage, 0),
      idOf(stage, 2),
      ...(one.isCancelled ? [before(stage, 0), idOf(stage, 2), 'r'] : [null, null, null]),
    ],
  );
  for (const n of new Set(one.who))
    await query(stage, 'INSERT INTO challenge_participants VALUES ($1, $2, true)', [id, idOf(stage, n)]);
  return ['challenge_ended', id];
}

async function writeOverpayment(stage: NoticeStage, one: Of<typeof overpayment>): Promise<[string, string]> {
  const { where, installments, paidAgo } = one;
  const of = { agreementId: stage.agreements[where], by: idOf(stage, where), at: before(stage, paidAgo) };
  return ['large_overpayment', await addOverpayment(stage.testApi, { ...of, installments })];
}

async function writeSent(stage: NoticeStage, one: Of<typeof sent>): Promise<[string, string | undefined]> {
  const { thing, where, isSettled, sentAgo } = one;
  const settled = isSettled ? { at: before(stage, 0), by: idOf(stage, 2) ?? '' } : null;
  const agreementId = stage.agreements[where] ?? '';
  return [
    thing,
    await sendAsCustomer(stage.testApi, thing, { agreementId, at: before(stage, sentAgo), settled }),
  ];
}
