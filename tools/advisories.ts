import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AdvisoryList, foundAdvisories, type LockFile, versionsIn } from './found-advisories.ts';

/**
 * `npm run advisories` asks the registry that npm is set to for the advisories of every package in the lock file, and
 * `npm run advisories -- FILE` reads such an answer from a file, for a machine whose registry has none. Ends with 1 if one
 * applies.
 */
async function readList(lock: LockFile, file: string | undefined): Promise<AdvisoryList> {
  if (file !== undefined) return JSON.parse(await readFile(file, 'utf8')) as AdvisoryList;
  const registry = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim();
  const answer = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(versionsIn(lock)),
  });
  if (!answer.ok) {
    process.stderr.write(
      `The registry gives no advisories (${answer.status}). Save the answer of one that does, and name the file.\n`,
    );
    process.exit(2);
  }
  return (await answer.json()) as AdvisoryList;
}

const lock = JSON.parse(
  await readFile(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
) as LockFile;
const found = foundAdvisories(lock, await readList(lock, process.argv[2]));
for (const line of found) process.stdout.write(`${line}\n`);
process.stdout.write(`${Object.keys(versionsIn(lock)).length} packages, ${found.length} advisories.\n`);
process.exitCode = found.length === 0 ? 0 : 1;
