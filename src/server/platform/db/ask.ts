import { createHash } from 'node:crypto';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import type { Sql } from './sql.ts';

/** Runs a composed statement. It is planned each time, so that the plan suits the filters and their values. */
export async function ask<Row extends QueryResultRow>(client: Pool | PoolClient, asked: Sql): Promise<Row[]> {
  return (await client.query<Row>({ text: textOf(asked), values: [...asked.values] })).rows;
}

/**
 * Runs a statement that takes longer to plan than to run. It is prepared under its own text, so that each connection plans
 * it once. The text must be one of a few, with parameters for the reader and the day.
 */
export async function askPrepared<Row extends QueryResultRow>(
  client: Pool | PoolClient,
  asked: Sql,
): Promise<Row[]> {
  const text = textOf(asked);
  const name = createHash('sha256').update(text).digest('base64url');
  return (await client.query<Row>({ name, text, values: [...asked.values] })).rows;
}

function textOf({ texts }: Sql): string {
  return texts.reduce((text, next, index) => `${text}$${index}${next}`);
}
