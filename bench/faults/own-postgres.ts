import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/db/embedded/embedded-postgres.ts';

/** A separate PostgreSQL that can be killed and restarted at the same address. */
export class OwnPostgres {
  readonly #dataDir: string;
  #server: EmbeddedPostgres;

  private constructor(dataDir: string, server: EmbeddedPostgres) {
    this.#dataDir = dataDir;
    this.#server = server;
  }

  static async start(dataDir: string): Promise<OwnPostgres> {
    return new OwnPostgres(dataDir, await startAt(dataDir));
  }

  get ownerConnectionString(): string {
    return this.#server.ownerConnectionString;
  }

  /** The settings that point a server to it. */
  get settings(): Readonly<Record<string, string>> {
    const { connectionString, ownerConnectionString } = this.#server;
    return { DATABASE_URL: connectionString, MIGRATION_DATABASE_URL: ownerConnectionString };
  }

  /** Kills the whole server at once, in the middle of writes. */
  async kill(): Promise<void> {
    process.kill(await this.#pid(), 'SIGKILL');
    await this.#server.lost;
    await this.#server.stop();
  }

  async startAgain(): Promise<void> {
    this.#server = await startAt(this.#dataDir);
  }

  /** True if it answers. After a full disk it may have stopped by itself. */
  async isThere(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.ownerConnectionString });
    try {
      await client.connect();
      await client.query('SELECT');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Resolves once it answers again; restarts it if it has stopped. */
  async recover(): Promise<void> {
    const gone = this.#server.lost.then(() => 'gone' as const);
    while (!(await this.isThere())) {
      const state = await Promise.race([gone, pause(200)]);
      if (state !== 'gone') continue;
      await this.#server.stop();
      await this.startAgain();
      return;
    }
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }

  async #pid(): Promise<number> {
    const home = await readFile(join(this.#dataDir, 'database-home'), 'utf8').catch(() => this.#dataDir);
    return Number((await readFile(join(home, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  }
}

function startAt(dataDir: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, log: () => undefined });
}
