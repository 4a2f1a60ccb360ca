import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { SampleSignIn } from '#contract/identity/sign-in.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { FileStore } from './files/file-store.ts';
import type { PictureRemaker } from './files/picture-remaker.ts';
import type { UploadGate } from './files/upload-gate.ts';
import type { LiveStreams } from './live/live-streams.ts';
import type { LoadGate } from './load-gate.ts';
import type { RateLimits } from './rate-limits.ts';

/** The services of a handler. Built once at start; tests build their own. */
export interface AppContext {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly pool: Pool;
  /** The pool for reports: the same, or that of the copy of the database. */
  readonly reportBooks: Pool;
  readonly rateLimits: RateLimits;
  readonly files: FileStore;
  readonly pictures: PictureRemaker;
  readonly uploads: UploadGate;
  readonly load: LoadGate;
  readonly live: LiveStreams;
  /** The users offered at the sign-in page; none without the sample lender. */
  readonly sampleSignIns: readonly SampleSignIn[];
}
