import { spawnSync } from 'node:child_process';

/** `npm run fuzz -- N` sends N requests of every kind to the API, by all roles (`test/fuzz.test.ts`). FUZZ_SEED repeats a run. */
const [given = '20000'] = process.argv.slice(2);
if (!/^[1-9]\d{0,6}$/.test(given)) {
  process.stderr.write('Say how many requests: npm run fuzz -- 20000\n');
  process.exit(1);
}
const { status } = spawnSync('vitest', ['run', '--project', 'server', 'test/fuzz.test.ts'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, FUZZ_REQUESTS: given },
});
process.exitCode = status ?? 1;
