import type { Pool, PoolClient } from 'pg';
import type {
  StatementRules,
  statementRulesEndpoints,
} from '#contract/lending/bank-statements/statement-rules.ts';
import { feeTextsMax, isFeeText } from '#domain/lending/statements/fee-text.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockAccount } from '../cash-accounts/lock-account.ts';

const find = {
  name: 'find-statement-rules',
  text: `SELECT coalesce(r.posts_certain, false) AS "postsCertain", coalesce(r.aside_texts, '{}') AS "feeTexts",
                coalesce(r.version, 0) AS version
           FROM cash_accounts a LEFT JOIN statement_rules r ON r.account_id = a.id WHERE a.id = $1`,
};

const write = namedStatement(
  'set-statement-rules',
  `INSERT INTO statement_rules (account_id, posts_certain, aside_texts) VALUES (:id, :postsCertain, :feeTexts)
       ON CONFLICT (account_id) DO UPDATE
      SET posts_certain = excluded.posts_certain, aside_texts = excluded.aside_texts, version = statement_rules.version + 1`,
);

/** The rules of an account; version 0 has none. Refuses an id that is of no account. */
export async function readStatementRules(client: Pool | PoolClient, id: string): Promise<StatementRules> {
  const { rows } = await client.query<StatementRules>({ ...find, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

/** Sets the rules of an account for the files to come. */
export async function setStatementRules(
  call: Call<typeof statementRulesEndpoints.setStatementRules>,
): Promise<void> {
  const { context, input } = call;
  const { id } = input.params;
  const { postsCertain, feeTexts, version } = input.body;
  if (feeTexts.length > feeTextsMax || !feeTexts.every(isFeeText)) throw new Refusal('fee_texts_invalid');
  await inTransaction(context.pool, async (client) => {
    const { isClosed } = await lockAccount(client, id);
    if (isClosed) throw new Refusal('cash_account_closed');
    const before = await readStatementRules(client, id);
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    await client.query(write({ id, postsCertain, feeTexts }));
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: null,
      action: 'set_statement_rules',
      subject: 'cash',
      subjectId: id,
      before: { postsCertain: before.postsCertain, feeTexts: before.feeTexts },
      after: { postsCertain, feeTexts },
    });
  });
}
