import type { PoolClient } from 'pg';
import { changedFields } from '#server/platform/audit/changed-fields.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { settingsSubject } from '#server/platform/audit/settings-subject.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type LenderSections,
  readSection,
  type Section,
  type SectionName,
} from '#server/platform/rules/stored-content.ts';

/** The first change of a section inserts it, later ones update it; both only if the version is still the one that was read. */
const save = {
  name: 'save-lender-section',
  text: `INSERT INTO lender_content AS kept (section, content, version) VALUES ($1, $2, $3 + 1)
             ON CONFLICT (section) DO UPDATE SET content = $2, version = $3 + 1 WHERE kept.version = $3`,
};

// One section at a time, because a rule may join two of them.
const waitForTurn = {
  name: 'wait-for-lender-sections',
  text: "SELECT pg_advisory_xact_lock(hashtextextended('lender sections', 0))",
};

interface SectionCall extends Origin {
  readonly context: AppContext;
}

/** Changes the lender's own content, unless the rule refuses it. The database notifies every process, and each publishes the site again. */
export async function saveLenderSection<Name extends SectionName>(
  call: SectionCall,
  name: Name,
  { content, version }: Section<LenderSections[Name]>,
  rule?: (client: PoolClient, before: LenderSections[Name]) => Promise<void>,
): Promise<Section<LenderSections[Name]>> {
  const { pool, clock } = call.context;
  return inTransaction(pool, async (client) => {
    await client.query(waitForTurn);
    const before = await readSection(client, name);
    if (before.version === version) await rule?.(client, before.content);
    if (before.version !== version || !(await isSaved(client, name, content, version))) {
      throw new Refusal('changed_meanwhile');
    }
    await recordAuditEvent(client, call, new Date(clock.now()), {
      ...settingsSubject,
      action: `save_${name}`,
      ...changedFields<LenderSections[SectionName]>(before.content, content),
    });
    return readSection(client, name);
  });
}

async function isSaved(client: PoolClient, name: string, content: object, version: number): Promise<boolean> {
  const { rowCount } = await client.query({ ...save, values: [name, JSON.stringify(content), version] });
  return rowCount === 1;
}
