import { expect } from 'vitest';
import type { LiveKind } from '#contract/live-changes.ts';
import { type ChannelListener, listen } from '#server/platform/db/listen.ts';
import { type AccessChange, type LiveChange, liveChannel } from '#server/platform/live/announce.ts';
import type { TestApi } from './api.ts';

/** The tables whose rows are of a kind. */
const tablesOf: Readonly<Record<LiveKind, readonly string[]>> = {
  approvals: ['approvals'],
  complaints: ['complaints', 'complaint_events'],
  contact_requests: ['contact_requests', 'contact_request_events', 'home_visits'],
  customer_requests: ['customer_requests', 'transfer_reports', 'transfer_matches'],
  // Only some of their receipts: the announcement has a test of its own.
  overpayments: [],
  screening: [
    'screening_lists',
    'screening_matches',
    'screening_decisions',
    'screening_runs',
    'screening_findings',
  ],
  notices: ['notice_reads', 'notice_marks'],
};

const changedChannel = 'changed_kinds';
const mark = 'mark';

/** The kinds that were announced during an action, and the kinds of the rows that it changed. */
interface Heard {
  readonly announced: Set<LiveKind>;
  readonly changed: Set<LiveKind>;
}

export interface Hearing {
  during(step: () => Promise<unknown>): Promise<Heard>;
  close(): Promise<void>;
}

/** Records the announcements of a database and, by the test's own triggers, the kinds of changed rows. */
export async function hearChanges({ context, database }: TestApi): Promise<Hearing> {
  const triggers = Object.entries(tablesOf).flatMap(([kind, tables]) =>
    tables.map(
      (table) => `CREATE TRIGGER told_to_the_test AFTER INSERT OR UPDATE OR DELETE ON ${table}
                    FOR EACH ROW EXECUTE FUNCTION tell_changed_kind('${kind}');`,
    ),
  );
  await database.ownerPool.query(
    `CREATE FUNCTION tell_changed_kind() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       PERFORM pg_notify('${changedChannel}', TG_ARGV[0]);
       RETURN NULL;
     END $$;
     ${triggers.join('')}`,
  );
  const announced = new Set<LiveKind>();
  const changed = new Set<LiveKind>();
  let marks = 0;
  const hearers: readonly Omit<ChannelListener, 'onReconnect'>[] = [
    {
      channel: liveChannel,
      onNotification(payload) {
        const told = JSON.parse(payload) as LiveChange | AccessChange;
        if ('kind' in told) announced.add(told.kind);
      },
    },
    {
      channel: changedChannel,
      onNotification(payload) {
        if (payload === mark) marks += 1;
        else changed.add(payload as LiveKind);
      },
    },
  ];
  const close = await listen(
    context.pool,
    context.log,
    hearers.map((hearer) => ({ ...hearer, onReconnect: () => {} })),
  );

  /** Waits until all earlier announcements have arrived. */
  const hearAll = async () => {
    const before = marks;
    await context.pool.query('SELECT pg_notify($1, $2)', [changedChannel, mark]);
    await expect.poll(() => marks, { interval: 1 }).toBe(before + 1);
  };
  return {
    async during(step) {
      await hearAll();
      announced.clear();
      changed.clear();
      await step();
      await hearAll();
      return { announced: new Set(announced), changed: new Set(changed) };
    },
    close,
  };
}
