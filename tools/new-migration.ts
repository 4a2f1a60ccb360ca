import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missingSumsSql } from '#server/lending/sums/kept-sums-sql.ts';
import { missingNotesSql } from '#server/platform/audit/kept-rows/kept-rows-sql.ts';

/** `npm run db:new NAME`: a migration with the next number, empty but for the triggers of sums and of kept rows whose declaration has changed. */
const directory = join(import.meta.dirname, '../db/migrations');
const name = process.argv[2] ?? '';

if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  console.error('Name the migration in lower-case words: npm run db:new add-guarantors');
  process.exit(1);
}
const count = (await readdir(directory)).filter((file) => file.endsWith('.sql')).length;
const path = join(directory, `${String(count + 1).padStart(4, '0')}-${name}.sql`);
// `wx` refuses to write over a migration.
const schema = await readFile(join(directory, '../schema.sql'), 'utf8');
const triggers = [missingSumsSql(schema), missingNotesSql(schema)].filter((text) => text !== '').join('\n');
await writeFile(path, `-- What this adds, and why.\n\n${triggers}`, { flag: 'wx' });
console.log(`${path}\nWhen it is written: npm run db:dump`);
