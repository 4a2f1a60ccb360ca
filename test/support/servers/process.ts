import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#test/support/paths.ts';

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** A server starts with no other settings than a test gives it; the last keeps what Node has compiled of it. */
const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
const passedOn = { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/** The Node options of `npm start`. */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
const [, ...asStarted] = scripts.start.split(' ');

/** The settings of a process. It needs its own data folder, or it would use the developer's. */
type Environment = Readonly<Record<string, string>> & { readonly DATA_DIR: string };

/** The server as a process of its own, as `npm start` runs it, or a tool. */
export class ServerProcess {
  readonly #child: ChildProcess;
  /** From the beginning, because a process may be gone before anyone asks. */
  readonly #ended: Promise<Ended>;
  #output = '';

  constructor(environment: Environment, program?: string, options: readonly string[] = []) {
    this.#child = spawn(process.execPath, program === undefined ? asStarted : [program, ...options], {
      cwd: root,
      env: { ...passedOn, ...environment },
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#output += chunk.toString();
        this.#child.emit('output');
      });
    }
    this.#ended = new Promise((resolve) => {
      this.#child.once('close', (code) => resolve({ code, output: this.#output }));
    });
  }

  /** The address it says it is ready at. Fails with what it said when it ends instead. */
  async ready(): Promise<string> {
    return this.#said(/(?<=Qist is ready: )\S+/);
  }

  /** The link for the first superadmin that a new lender's server prints. */
  async setUpLink(): Promise<string> {
    return this.#said(/\S+#set-up=\S+/);
  }

  /** Settles once it says that it waits for its database. */
  async waiting(): Promise<void> {
    await this.#said(/Waiting for the database/);
  }

  /** Settles once the database is prepared and the site is about to be published. */
  async publishing(): Promise<void> {
    await this.#said(/Publishing the site…/);
  }

  /** Settles once it says that it stops. */
  async stopping(): Promise<void> {
    await this.#said(/Stopping…/);
  }

  #said(words: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const said = words.exec(this.#output)?.[0];
        if (said !== undefined) resolve(said);
      };
      this.#child.on('output', look);
      look();
      this.#ended.then(() => reject(new Error(`the server ended: ${this.#output}`)));
    });
  }

  ended(): Promise<Ended> {
    return this.#ended;
  }

  /** Sends a signal and waits until the process is gone. */
  async end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<Ended> {
    this.#child.kill(signal);
    return this.#ended;
  }
}
