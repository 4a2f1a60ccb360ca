import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { fieldMessage } from '#contract/field-messages/field-messages.ts';
import { newPerson } from '#contract/identity/sign-up.ts';
import { checkNewPassword } from '#server/identity/proof/check-new-password.ts';
import { createSuperadmin } from '#server/identity/set-up/create-superadmin.ts';
import { takeOverRows } from '#server/platform/audit/kept-rows/take-over-rows.ts';
import { startSigning } from '#server/platform/audit/signing/start-signing.ts';
import { systemClock } from '#server/platform/clock.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { prepareDatabase } from '#server/platform/db/at-start/prepare-database.ts';
import { rethrowForOwnUser } from '#server/platform/db/constraint-refusals.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/**
 * `npm run admin:create` makes a superadmin, beside the running server or without it. What the environment does not say is
 * asked for, or read from standard input line by line; a password in the arguments would be seen in every list of processes.
 */
const questions = [
  { field: 'fullName', variable: 'ADMIN_NAME', question: 'Full name' },
  { field: 'phone', variable: 'ADMIN_PHONE', question: 'Phone (03xx-xxxxxxx)' },
  { field: 'email', variable: 'ADMIN_EMAIL', question: 'Email (may be empty)' },
  { field: 'password', variable: 'ADMIN_PASSWORD', question: 'Password (not shown)' },
] as const;

async function readAnswers(): Promise<Record<string, string>> {
  let isHidden = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Record<string, string> = {};
  for (const { field, variable, question } of questions) {
    const given = process.env[variable];
    if (given === undefined) process.stdout.write(`${question}: `);
    isHidden = field === 'password';
    answers[field] = given ?? (await lines.next()).value ?? '';
    if (given === undefined && (isHidden || !process.stdin.isTTY)) process.stdout.write('\n');
  }
  terminal.close();
  return answers;
}

/** Says which field is not as it must be; nothing was made then. */
function refusedFields(fields: Refusal['fields']): StartupError {
  const lines = fields.map((issue) => `${issue.field}: ${fieldMessage(issue, 'en')}`);
  return new StartupError(lines.join('\n'));
}

async function createAdmin(config: Config, answers: Record<string, string>): Promise<void> {
  const parsed = newPerson.safeParse(answers);
  if (!parsed.success) {
    throw refusedFields(parsed.error.issues.map((issue) => ({ ...issue, field: issue.path.join('.') })));
  }
  const database = await reachDatabase(config);
  const pool = createPool(database.connectionString, pino({ level: 'silent' }));
  try {
    const migrationsDir = join(import.meta.dirname, '../db/migrations');
    await prepareDatabase(pool, database.ownerConnectionString, migrationsDir, () => undefined);
    await checkNewPassword(pool, 'password', parsed.data.password, parsed.data);
    const at = new Date(systemClock.now());
    await takeOverRows(pool, at);
    await startSigning(pool, config.auditKeys, at);
    await inTransaction(pool, (client) =>
      createSuperadmin(client, { ...parsed.data, language: 'en' }, { clientAddress: null }, at),
    ).catch(rethrowForOwnUser);
  } catch (thrown) {
    throw thrown instanceof Refusal ? refusedFields(thrown.fields) : thrown;
  } finally {
    await pool.end();
    await database.leave();
  }
}

try {
  await createAdmin(readConfig(process.env), await readAnswers());
  process.stdout.write('The superadmin can sign in now.\n');
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
