import type { OutputOf } from '#contract/endpoint.ts';
import {
  type approvalRequestEndpoints,
  deliveryReversals,
  type ForeseenReversal,
  type ReversedThing,
} from '#contract/lending/approval-requests.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isUnclearedCheque } from '../cheques/find-uncleared.ts';
import { findEntryToReverse } from './approvals.queries.ts';
import { previewedAgreementView, previewView, reversedEntryView } from './approvals.view.ts';
import { findTransfer } from './find-transfer.ts';
import { currentOf, type RequestedApproval } from './judged.ts';
import { approvalDescriptors } from './kinds/approval-descriptors.ts';
import { loadSituation } from './load-situation.ts';

type Endpoints = typeof approvalRequestEndpoints;
type Foreseen = OutputOf<Endpoints['foreseeRescheduleUndo']>;

interface Requester {
  readonly context: AppContext;
  readonly actor: Actor;
  readonly reach: BranchReach;
}

/** The preview of reversing an entry. */
export async function foreseeReversal(call: Call<Endpoints['foreseeReversal']>): Promise<ForeseenReversal> {
  const { context, reach, input } = call;
  const { id } = input.params;
  const found = await findEntryToReverse(context.pool, reach, id);
  const entry = found && reversedEntryView(found);
  if (!found || !entry) throw new Refusal('not_found');
  const transfer = await findTransfer(context.pool, reach, id);
  const thing: ReversedThing =
    transfer !== null ? 'transfer' : found.entryKind === 'delivery' ? 'delivery' : 'entry';
  const foreseen = await foresee(
    call,
    transfer?.fromAgreementId ?? found.agreementId,
    { kind: 'reversal', entryId: transfer?.refundId ?? id, details: detailsOf[thing] },
    transfer?.toAgreementId ?? null,
  );
  return { ...foreseen, thing, entry, isUnclearedCheque: await isUnclearedCheque(context.pool, id) };
}

const [recordedAgain] = deliveryReversals;

/** The preview of reversing a delivery assumes that it is recorded again. With a cancellation the figures are the same. */
const detailsOf: Readonly<Record<ReversedThing, unknown>> = {
  entry: null,
  transfer: { of: 'transfer' },
  delivery: { of: 'delivery', action: recordedAgain },
};

/** The dates that undoing the last reschedule would put back. */
export function foreseeRescheduleUndo(call: Call<Endpoints['foreseeRescheduleUndo']>): Promise<Foreseen> {
  // The form of the consent does not change the result.
  const details = { consentHow: 'signed' };
  return foresee(call, call.input.params.id, { kind: 'reschedule_undo', entryId: null, details }, null);
}

async function foresee(
  { context, actor, reach }: Requester,
  agreementId: string,
  asked: Pick<RequestedApproval, 'kind' | 'entryId' | 'details'>,
  otherId: string | null,
): Promise<Foreseen> {
  const query = { agreementId, userId: actor.userId, reach, key: null };
  const today = businessDateOf(context.clock.now());
  const situation = await loadSituation(context.pool, query, asked.kind, otherId, today);
  if (situation === null) throw new Refusal('not_found');
  const requested = { ...asked, amount: null, reason: '', evidence: null };
  const { preview } = approvalDescriptors[asked.kind].judge(requested, situation);
  return {
    agreementId,
    current: currentOf(situation).map(previewedAgreementView),
    preview: previewView(preview),
  };
}
