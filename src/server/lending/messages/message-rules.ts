import type { Pool, PoolClient } from 'pg';

/** The rules of a branch for what is sent by itself. */
export interface MessageRules {
  readonly dailyMax: number;
  readonly isPaused: boolean;
  readonly version: number;
}

/** The ceiling of a branch for which nobody has set one. */
export const defaultDailyMax = 500;

/** The rules of the branch `b`, as columns of a query with `LEFT JOIN message_rules r ON r.branch_id = b.id`. */
export const ruleColumns = `coalesce(r.daily_max, ${defaultDailyMax}) AS "dailyMax", coalesce(r.is_paused, false) AS "isPaused",
          coalesce(r.version, 0) AS version`;

const find = {
  name: 'find-message-rules',
  text: `SELECT ${ruleColumns} FROM branches b LEFT JOIN message_rules r ON r.branch_id = b.id WHERE b.id = $1`,
};

/** The rules of a branch; undefined if there is no such branch. Version 0 is the default. */
export async function findMessageRules(
  client: Pool | PoolClient,
  branchId: string,
): Promise<MessageRules | undefined> {
  return (await client.query<MessageRules>({ ...find, values: [branchId] })).rows[0];
}
