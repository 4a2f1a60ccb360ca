import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createAnchorFile } from '#server/platform/audit/anchor-place.ts';
import { readAuditAnchors } from '#server/platform/audit/audit-anchors.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { type Made, openPhone, type Phone } from '#test/support/lending/field.ts';
import type { OwnPostgres } from '../faults/own-postgres.ts';
import { type Stage, startServer } from '../faults/stage.ts';
import { sessionOf } from './field-desk.ts';

/** The damage of a day with faults: all but `answered` should be zero or empty. `lost` and `doubled` count items of every kind and receipts. */
export interface FaultyDay {
  readonly answered: number;
  readonly lost: number;
  readonly doubled: number;
  /** Slips that are missing in the numbers of their phone. */
  readonly gaps: number;
  readonly differences: readonly string[];
}

/** A fault while an item is sent: the network is cut, or a program is killed. */
export type Fault = 'cut' | 'server' | 'database' | 'none';

/** An item that is sent under a fault. */
export interface FaultyItem {
  readonly fault: Fault;
  readonly phone: Phone;
  readonly made: Made;
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

/** Opens a phone of the sample's officer, with today's day on it. */
export type OpenPhone = () => Promise<Phone>;

interface Faults {
  /** The network is cut before, while or after a slip is sent. */
  readonly cuts: number;
  readonly serverKills: number;
  readonly databaseKills: number;
}

/** Slips of two phones on the same families, each under a fault. */
export function slipsOfTwo(
  agreementIds: readonly string[],
  { cuts, serverKills, databaseKills }: Faults,
): (open: OpenPhone) => Promise<readonly FaultyItem[]> {
  return async (open) => {
    const phones = [await open(), await open()];
    const kinds = [
      ...Array<Fault>(cuts).fill('cut'),
      ...Array<Fault>(serverKills).fill('server'),
      ...Array<Fault>(databaseKills).fill('database'),
    ];
    return kinds.map((fault, n) => {
      const phone = phones[n % 2];
      const agreement = agreementIds[(n >> 1) % agreementIds.length];
      if (phone === undefined || agreement === undefined) throw new Error('two phones and some families');
      return { fault, phone, made: { kind: 'collected', agreement, amount: 1 + (n % 9) } as const };
    });
  };
}

/**
 * A day of phones while the line, the server and the database fail. Each fault falls on an item that is on its way, at another moment of
 * it each time.
 */
export async function faultyDay(
  stage: Stage,
  postgres: OwnPostgres,
  plan: (open: OpenPhone) => Promise<readonly FaultyItem[]>,
): Promise<FaultyDay> {
  const sender = new Sender();
  let server = startServer(stage);
  sender.address = await server.ready();
  sender.session = await sessionOf(sender.address, 'employee@example.pk');
  const api = {
    clock: { now: () => Date.now() },
    call: (name: never, given: never) => callsAt(sender.address).call(name, given),
  } as unknown as TestApi;
  const items = await plan(() => openPhone(api, sender.session));
  const sent: string[] = [];
  let answered = 0;
  for (const [n, { fault, phone, made }] of items.entries()) {
    const signed = await phone.sign(made);
    sent.push(signed.content);
    const body = await phone.seal(signed);
    // From the first millisecond of the way to after its end.
    const moment = (n * 7) % 40;
    if (fault === 'cut') await sender.try(body, AbortSignal.timeout(moment));
    else if (fault !== 'none') {
      const going = sender.try(body);
      await new Promise((resolve) => setTimeout(resolve, moment));
      if (fault === 'server') {
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
  WITH sent AS (SELECT id, code, content FROM field_items WHERE content = ANY ($1))
  SELECT (SELECT count(*)::integer FROM sent) AS rows, (SELECT count(DISTINCT content)::integer FROM sent) AS kept,
         (SELECT count(*)::integer FROM sent s WHERE EXISTS (SELECT FROM field_outcomes o WHERE o.item_id = s.id)) AS decided,
         (SELECT count(*)::integer FROM receipts WHERE code IN (SELECT code FROM sent)) AS receipts,
         (SELECT count(*)::integer FROM sent s JOIN field_outcomes o ON o.item_id = s.id AND o.outcome = 'posted') AS posted,
         (SELECT coalesce(sum(last - many), 0)::integer
            FROM (SELECT max(slip) AS last, count(*) AS many FROM field_items WHERE slip IS NOT NULL GROUP BY device_id) d) AS gaps`;

async function outcomeOf({ pool, dataDir }: Stage, contents: readonly string[]) {
  const { rows } = await pool.query(count, [contents]);
  const { rows: stored, kept, decided, receipts, posted, gaps } = rows[0];
  const noted = await readAuditAnchors(pool, createAnchorFile(dataDir));
  const { differences } = await findDifferences(pool, { noted });
  return {
    lost: contents.length - Math.min(kept, decided),
    doubled: Math.abs(receipts - posted) + (stored - kept),
    gaps,
    differences,
  };
}
