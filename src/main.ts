import { sampleLender } from '#sample/sample-lender.ts';
import { readConfig } from '#server/platform/config.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { startProduct } from '#server/start-product.ts';
import { stepDown } from '#server/step-down.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Settles at the first signal to stop. Later ones change nothing: npm and the terminal both pass a Ctrl-C on. */
const stopAsked = new Promise<undefined>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve(undefined));
});

try {
  const config = readConfig(process.env);
  await stepDown(config, say);
  const product = await startProduct(config, sampleLender, say);
  const lost = await Promise.race([stopAsked, product.lost]);
  if (lost !== undefined) throw new StartupError(lost);
  say('Stopping…');
  await product.stop();
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
