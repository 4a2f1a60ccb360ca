import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createAnchorFile } from '#server/platform/audit/anchor-place.ts';
import { readAuditAnchors } from '#server/platform/audit/audit-anchors.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { openPhone, type Phone } from '#test/support/lending/field.ts';
import type { OwnPostgres } from '../faults/own-postgres.ts';
import { type Stage, startServer } from '../faults/stage.ts';
import { sessionOf } from './field-desk.ts';

/** The damage of a day with faults: all but `answered` should be zero or empty. */
export interface FaultyDay {
  readonly answered: number;
  readonly lost: number;
  readonly doubled: number;
  /** Slips that are missing in the numbers of their phone. */
  readonly gaps: number;
  readonly differences: readonly string[];
}

interface Faults {
  /** The network is cut before, while or after a slip is sent. */
  readonly cuts: number;
  readonly serverKills: number;
  readonly databaseKills: number;
}

type Sealed = Awaited<ReturnType<Phone['seal']>>;
const path = '/api/field/items';
const pauseMs = 50;

/** Sends until there is an answer, whatever happens to the line, the server and the database, as a phone does. */
class Sender {
  address = '';
  session: Session = { token: '', cookie: '' };

  /** One try. Null without an answer. */
  async try(body: Sealed, signal?: AbortSignal): Promise<unknown> {
    try {
      const response = await fetch(`${this.address}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${this.session.token}`,
          Cookie: this.session.cookie,
        },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      });
      return response.ok ? ((await response.json()) as { data: unknown }).data : null;
    } catch {
      return null;
    }
  }

  async send(body: Sealed): Promise<unknown> {
    for (;;) {
      const answer = await this.try(body);
      if (answer !== null) return answer;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/**
 * A day of two phones with slips on the same families, while the line, the server and the database fail at each of them in turn.
 * Each fault falls on a slip that is on its way, at another moment of it each time.
 */
export async function faultyDay(
  stage: Stage,
  postgres: OwnPostgres,
  { cuts, serverKills, databaseKills }: Faults,
): Promise<FaultyDay> {
  const sender = new Sender();
  let server = startServer(stage);
  sender.address = await server.ready();
  sender.session = await sessionOf(sender.address, 'employee@example.pk');
  const api = {
    clock: { now: () => Date.now() },
    call: (name: never, given: never) => callsAt(sender.address).call(name, given),
  } as unknown as TestApi;
  const phones = [await openPhone(api, sender.session), await openPhone(api, sender.session)];
  const kinds = [
    ...Array<'cut'>(cuts).fill('cut'),
    ...Array<'server'>(serverKills).fill('server'),
    ...Array<'database'>(databaseKills).fill('database'),
  ];
  const sent: string[] = [];
  let answered = 0;
  for (const [n, kind] of kinds.entries()) {
    const phone = phones[n % 2];
    const agreement = stage.agreementIds[(n >> 1) % stage.agreementIds.length];
    if (phone === undefined || agreement === undefined) throw new Error('two phones and some families');
    const signed = await phone.collect(agreement, 1 + (n % 9));
    sent.push(JSON.parse(signed.content).code);
    const body = await phone.seal(signed);
    // From the first millisecond of the way to after its end.
    const moment = (n * 7) % 40;
    if (kind === 'cut') await sender.try(body, AbortSignal.timeout(moment));
    else {
      const going = sender.try(body);
      await new Promise((resolve) => setTimeout(resolve, moment));
      if (kind === 'server') {
        await server.end('SIGKILL');
        server = startServer(stage);
        sender.address = await server.ready();
      } else {
        await postgres.kill();
        await postgres.startAgain();
      }
      await going;
    }
    await sender.send(body);
    answered += 1;
  }
  const outcome = await outcomeOf(stage, sent);
  await server.end('SIGTERM');
  return { answered, ...outcome };
}

const count = `
  SELECT (SELECT count(DISTINCT code)::integer FROM field_items WHERE code = ANY ($1)) AS kept,
         (SELECT count(*)::integer FROM field_items i WHERE code = ANY ($1)
             AND EXISTS (SELECT FROM field_outcomes o WHERE o.item_id = i.id)) AS decided,
         (SELECT count(*)::integer FROM receipts WHERE code = ANY ($1)) AS receipts,
         (SELECT count(*)::integer FROM field_items i JOIN field_outcomes o ON o.item_id = i.id AND o.outcome = 'posted'
           WHERE i.code = ANY ($1)) AS posted,
         (SELECT coalesce(sum(last - many), 0)::integer
            FROM (SELECT max(slip) AS last, count(*) AS many FROM field_items WHERE slip IS NOT NULL GROUP BY device_id) d) AS gaps`;

async function outcomeOf({ pool, dataDir }: Stage, codes: readonly string[]) {
  const { rows } = await pool.query(count, [codes]);
  const { kept, decided, receipts, posted, gaps } = rows[0];
  const noted = await readAuditAnchors(pool, createAnchorFile(dataDir));
  const { differences } = await findDifferences(pool, { noted });
  return {
    lost: codes.length - Math.min(kept, decided),
    doubled: Math.abs(receipts - posted) + Math.max(0, receipts - codes.length),
    gaps,
    differences,
  };
}
