import { join } from 'node:path';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { ServerProcess } from '../../test/support/servers/process.ts';
import { OwnPostgres } from './own-postgres.ts';
import type { Stage } from './stage.ts';

export interface OwnStage {
  readonly stage: Stage;
  readonly postgres: OwnPostgres;
  close(): Promise<void>;
}

/** The employee at whose branch the tellers post. */
export const identifier = 'employee@example.pk';

// A run records a few hundred rupees on each.
const findAgreements = `
  SELECT a.id FROM agreements a JOIN employees m ON m.branch_id = a.branch_id JOIN users u ON u.id = m.user_id
   WHERE u.email = $1 AND a.status = 'active' AND a.outstanding > 10000 ORDER BY a.id LIMIT 6`;

/** The agreements of the sample lender that tellers post to. */
export async function agreementsToPostTo(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(findAgreements, [identifier]);
  return rows.map(({ id }) => id);
}

/** A PostgreSQL in `dataDir` with the sample lender in it, and a server's own files beside it. */
export async function createOwnStage(dataDir: string): Promise<OwnStage> {
  const postgres = await OwnPostgres.start(dataDir);
  const serverDir = join(dataDir, 'server');
  const loading = new ServerProcess({
    PORT: '0',
    DATA_DIR: serverDir,
    ...postgres.settings,
    SAMPLE_DATA: 'on',
  });
  await loading.ready();
  await loading.end('SIGTERM');
  const pool = createPool(postgres.ownerConnectionString, pino({ level: 'silent' }));
  return {
    postgres,
    stage: {
      settings: postgres.settings,
      pool,
      dataDir: serverDir,
      agreementIds: await agreementsToPostTo(pool),
      identifier,
      password: samplePassword,
    },
    async close() {
      await pool.end();
      await postgres.stop();
    },
  };
}
