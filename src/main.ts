import { sampleLender } from '#sample/sample-lender.ts';
import { dropRootPrivileges } from '#server/drop-root-privileges.ts';
import { readConfig } from '#server/platform/config.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { startProduct } from '#server/start-product.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const lookForShellEveryMs = 500;

/** Calls back once the shell is gone in which npm runs this process. npm sends a SIGTERM to that shell, which does not pass it on. */
function onShellGone(callBack: () => void): void {
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid !== shell) callBack();
  }, lookForShellEveryMs);
  look.unref();
}

/** Settles when the product is asked to stop. Later signals change nothing: npm and the terminal both pass a Ctrl-C on. */
const stopAsked = new Promise<undefined>((resolve) => {
  const ask = () => resolve(undefined);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, ask);
  if (process.env.npm_lifecycle_event !== undefined) onShellGone(ask);
});

/** For what a start waits for: it is given up once the product is asked to stop. */
const stopping = new AbortController();
void stopAsked.then(() => stopping.abort());

/** The time after which the process ends, whatever still keeps it alive. */
const leaveAfterMs = 1_000;

/**
 * Ends the process when nothing is left to do. `process.exit` waits for the threads that compile, one of which may wait for
 * memory that only this thread can free, and then neither ever ends (nodejs/node#54918): it happens soon after a start, so it
 * is only for what does not end by itself.
 */
function leave(code: 0 | 1): void {
  process.exitCode = code;
  setTimeout(() => process.exit(), leaveAfterMs).unref();
}

try {
  const config = readConfig(process.env);
  await dropRootPrivileges(config, say);
  const product = await startProduct(config, sampleLender, say, stopping.signal);
  const lost = await Promise.race([stopAsked, product.lost]);
  if (lost !== undefined) throw new StartupError(lost);
  say('Stopping…');
  await product.stop();
  leave(0);
} catch (error) {
  if (stopping.signal.aborted && error instanceof Error && error.name === 'AbortError') {
    leave(0);
  } else {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    leave(1);
  }
}
