import type { Pool } from 'pg';
import { type TrackedRequest, visitorWordsMax } from '#contract/site/tracked-requests.ts';
import { promisedUntil } from '#domain/desk/contact-requests/promise.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findTrackedRequest, type TrackedRequestRow } from './tracked-requests.queries.ts';

/** The request with a code, for the holder of the code. Every unknown code gets the same refusal. */
export async function readTrackedRequest(pool: Pool, code: string): Promise<TrackedRequest> {
  const row = await findTrackedRequest(pool, code);
  if (row === undefined) throw new Refusal('not_found');
  return trackedRequestView(row);
}

function trackedRequestView(row: TrackedRequestRow): TrackedRequest {
  const { visitOn, visitState, words } = row;
  const ended = endOf(row);
  return {
    code: row.code,
    language: row.language,
    formType: row.formType,
    service: row.service,
    receivedAt: row.receivedAt.toISOString(),
    callBy: new Date(promisedUntil(row.receivedAt.getTime())).toISOString(),
    calledAt: row.firstContactAt?.toISOString() ?? null,
    visit: visitOn === null || visitState === null ? null : { on: visitOn, state: visitState },
    ended,
    wordsLeft: ended === null ? Math.max(visitorWordsMax - words, 0) : 0,
    wroteAt: row.wroteAt?.toISOString() ?? null,
  };
}

function endOf({
  closeReason,
  isConverted,
  endedAt,
  withdrawnAt,
}: TrackedRequestRow): TrackedRequest['ended'] {
  if (withdrawnAt !== null) return { at: withdrawnAt.toISOString(), as: 'withdrawn' };
  if (endedAt === null || !(isConverted || closeReason !== null)) return null;
  const at = endedAt.toISOString();
  if (isConverted || closeReason === 'answered') return { at, as: 'answered' };
  return { at, as: closeReason === 'unreachable' ? 'unreachable' : 'closed' };
}
