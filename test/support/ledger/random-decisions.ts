import { testPassword } from '#test/support/calls/api.ts';
import { type BodyOf, type Calls, endingOf, type Outcome } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import type { Random } from '#test/support/fuzz/random.ts';
import type { Desk } from '#test/support/lending/lending.ts';

/** The books that people work on at random, and their work so far. */
export interface Work {
  readonly calls: Calls;
  readonly random: Random;
  readonly desks: readonly [Desk, Desk];
  readonly branchIds: readonly [string, string];
  /** Agreements in the order of their drafts. */
  readonly agreements: string[];
  /** Those that were handed over, the first of them in September and half of the others in October. */
  readonly delivered: string[];
  /** Two delivered agreements of one customer each, between which money may move. */
  readonly pairs: (readonly [string, string])[];
  readonly customers: string[];
  /** Those whose reschedule was asked for, and those whose write-off was. */
  readonly rescheduled: string[];
  readonly writtenOff: string[];
  /** Requests that somebody may decide, withdraw or decide again. */
  readonly requests: string[];
  readonly entries: string[];
  /** The number of times that each command ended in each way. */
  readonly endings: Map<string, number>;
}

/** Keeps the id of what was made for later commands. */
export async function kept<Data extends { readonly id: string }>(
  list: string[],
  asked: Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const outcome = await asked;
  if (outcome.ok) list.push(outcome.data.id);
  return outcome;
}

/** Any request of late, decided or not. */
export async function decide(work: Work, as: Session): Promise<Outcome<unknown>> {
  const { random, requests } = work;
  const id = random.pick(requests.slice(-12));
  const outcome = await decideOne(work, as, id);
  const isOver = outcome.ok || outcome.code === 'already_decided';
  if (isOver && requests.length > 1 && random.chance(90)) requests.splice(requests.lastIndexOf(id), 1);
  return outcome;
}

async function decideOne({ calls, random }: Work, as: Session, id: string): Promise<Outcome<unknown>> {
  const params = { id };
  // A decider who has looked confirms what the request warns of.
  const seen = random.chance(50) ? await calls.attempt('getApproval', { as, params }) : null;
  const body: BodyOf<'decideApproval'> = {
    decision: random.chance(85) ? 'approved' : 'rejected',
    note: 'Seen',
    confirmed: seen?.ok ? seen.data.warnings : [],
    ...(random.chance(10) && { password: testPassword }),
  };
  return calls.attempt('decideApproval', { as, params, body });
}

/** Keeps a request for later, or has somebody decide it at once, before its agreement changes again. */
export async function requested(
  work: Work,
  asked: Promise<Outcome<{ readonly id: string }>>,
): Promise<Outcome<unknown>> {
  const outcome = await kept(work.requests, asked);
  if (!outcome.ok || work.random.chance(40)) return outcome;
  const { employee, superadmin } = work.random.pick(work.desks);
  const decided = await decideOne(work, work.random.chance(30) ? employee : superadmin, outcome.data.id);
  count(work, 'decideApproval', decided);
  return outcome;
}

export function count({ endings }: Work, name: string, outcome: Outcome<unknown>): void {
  const ending = `${name} ${endingOf(outcome)}`;
  endings.set(ending, (endings.get(ending) ?? 0) + 1);
}
