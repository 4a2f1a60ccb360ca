import pg, { type Pool } from 'pg';
import { migrate, withMigrationLock } from '../migrate.ts';
import { createPool } from '../pool.ts';
import { serverRights } from '../server-rights.ts';
import { checkDatabase, readServerRole, type ServerRole } from './check-database.ts';

/**
 * Brings the database up to date as the owner of its tables, and grants the server's role its rights. If the server connects
 * as the owner, the database can refuse it nothing; one line in the log warns of that.
 */
export async function prepareDatabase(
  pool: Pool,
  ownerConnectionString: string,
  migrationsDir: string,
  log: (line: string) => void,
): Promise<void> {
  const owner = createPool(ownerConnectionString, { warn: () => undefined });
  try {
    await checkDatabase(owner);
    await migrate(owner, migrationsDir, log);
    const role = await readServerRole(pool);
    if (role.isOwner) log(ownsTables);
    else await grantServerRights(owner, role);
  } finally {
    await owner.end();
  }
}

const ownsTables =
  'The user of DATABASE_URL owns the tables, so the database cannot refuse it to change what was recorded: MIGRATION_DATABASE_URL keeps the two apart.';

/** Of two starts the second waits, because concurrent grants would collide. */
function grantServerRights(owner: Pool, { name }: ServerRole): Promise<void> {
  const role = pg.escapeIdentifier(name);
  const grants = Object.entries(serverRights).map(
    ([table, rights]) => `GRANT ${['SELECT', ...rights].join(', ')} ON ${table} TO ${role}`,
  );
  return withMigrationLock(owner, async (client) => {
    const { rows } = await client.query<{ schema: string }>('SELECT current_schema() AS schema');
    const schema = pg.escapeIdentifier(rows[0]?.schema ?? 'public');
    const statements = [
      `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
      `REVOKE ALL ON ALL TABLES IN SCHEMA ${schema} FROM ${role}`,
      ...grants,
    ];
    await client.query(statements.join(';'));
  });
}
