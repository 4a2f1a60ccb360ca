import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const script = fileURLToPath(new URL('./run-cases.ts', import.meta.url));
const ownCases = fileURLToPath(new URL('../test/data/numeric-cases.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'qist-cases-'));

afterAll(() => rmSync(folder, { recursive: true }));

function runCases(...parameters: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...parameters], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.trimEnd().split('\n'), complaint: stderr };
}

function fileWith(text: string): string {
  const path = join(folder, `${text.length}.json`);
  writeFileSync(path, text);
  return path;
}

const event = { date: '2026-01-01', amount: 60, futureRule: 'NEXT', reversed: false };
const schedule = [{ due: '2026-01-01', amount: 100 }];

test('the published cases pass, and the last line counts them', () => {
  const { status, lines } = runCases(ownCases);
  expect(lines).toEqual(['21 passed, 0 failed']);
  expect(status).toBe(0);
});

test('a failing case is one line with its reason, and the exit code says so', () => {
  const replayed = { kind: 'replay', schedule, events: [event] };
  const cases = [
    { ...replayed, id: 'right', expect: { outstanding: 40 } },
    { ...replayed, id: 'wrong', expect: { outstanding: 0, overpaid: 5 } },
    { id: 'strange', kind: 'interest' },
  ];
  const { status, lines } = runCases(fileWith(JSON.stringify({ cases })));
  expect(lines[0]).toBe('wrong: outstanding is 40, not 0; overpaid is 0, not 5');
  expect(lines[1]).toMatch(/^strange: can't be read/);
  expect(lines.slice(2)).toEqual(['1 passed, 2 failed']);
  expect(status).toBe(1);
});

test.each([
  ['no file is named', () => [], /Name the file/],
  ['the file is not there', () => [join(folder, 'missing.json')], /missing\.json can't be read: ENOENT/],
  ['it is a folder', () => [folder], /can't be read: EISDIR/],
  ['it is not JSON', () => [fileWith('{ "cases": [')], /is not JSON/],
  ['it has no cases', () => [fileWith('{ "cases": [] }')], /holds no numeric cases/],
  ['it is something else', () => [fileWith('[1, 2]')], /holds no numeric cases/],
])('one sentence explains that %s', (_, parameters, sentence) => {
  const { status, complaint } = runCases(...parameters());
  expect(complaint).toMatch(sentence);
  expect(complaint.trimEnd().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
});
