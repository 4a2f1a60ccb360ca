import { setTimeout as pause } from 'node:timers/promises';
import { ServerProcess } from '../../test/support/servers/process.ts';
import { addressOf, qistMachines, readSettings } from './machine-files.ts';

/** The way in to Qist: HAProxy of the first machine. */
export const front = `http://${addressOf(1)}:8080`;

/** The servers of Qist on their machines. One that ends by itself is started again, as by systemd. */
export class Servers {
  readonly #settings: readonly Readonly<Record<string, string>>[];
  readonly #dataDir: string;
  #running: ServerProcess[] = [];

  private constructor(settings: readonly Record<string, string>[], dataDir: string) {
    this.#settings = settings;
    this.#dataDir = dataDir;
  }

  static async create(folder: string, dataDir: string): Promise<Servers> {
    const settings = await Promise.all(qistMachines.map((machine) => readSettings(folder, machine)));
    return new Servers(settings, dataDir);
  }

  start(): void {
    this.#running = this.#settings.map((_, place) => this.#startAt(place));
  }

  /** Settles once HAProxy passes requests on and the database answers them. */
  async areReached(): Promise<void> {
    const isReady = () =>
      fetch(`${front}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) await pause(500);
  }

  async end(): Promise<void> {
    const ending = this.#running;
    this.#running = [];
    await Promise.all(ending.map((server) => server.end('SIGTERM')));
  }

  #startAt(place: number): ServerProcess {
    const server = new ServerProcess({
      ...this.#settings[place],
      HOST: addressOf(qistMachines[place] ?? 1),
      DATA_DIR: this.#dataDir,
      PUBLIC_URL: front,
      SAMPLE_DATA: 'on',
      LOG_LEVEL: 'error',
    });
    void server.ended().then(async ({ output }) => {
      if (this.#running[place] !== server) return;
      process.stderr.write(`A server ended by itself: ${output}\n`);
      await pause(2_000);
      if (this.#running[place] === server) this.#running[place] = this.#startAt(place);
    });
    return server;
  }
}
