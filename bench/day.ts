import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type Language, languages } from '#domain/language.ts';
import { chromiumLaunch } from '../test/support/browser/chromium.ts';
import { ServerProcess } from '../test/support/servers/process.ts';
import { arrive, type DoneTask, workThrough } from './day/clerk.ts';
import { tasks } from './day/tasks.ts';
import { type Figure, figure, type Measurement } from './figure.ts';

const languageNames: Readonly<Record<Language, string>> = { en: 'English', ur: 'Urdu' };

/** A day at a lender that nobody has worked at yet. */
async function workADay(language: Language): Promise<DoneTask[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qist-bench-'));
  const server = new ServerProcess({ PORT: '0', DATA_DIR: dataDir, SAMPLE_DATA: 'on' });
  const browser = await chromium.launch(chromiumLaunch);
  try {
    return await workThrough(tasks, await arrive(browser, await server.ready(), language));
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}

const sumOf = (done: readonly DoneTask[], what: 'interactions' | 'seconds') =>
  done.reduce((sum, task) => sum + task[what], 0);

/** A branch's day in both languages: its sums, and each task where it takes more. */
export async function measureDay(): Promise<Measurement> {
  // At once: the seconds are those of the hand, and no machine makes them longer.
  const days = await Promise.all(
    languages.map(async (language) => ({ language, done: await workADay(language) })),
  );
  const sums = days.flatMap(({ language, done }): Figure[] => {
    const all = `a branch’s day of ${done.length} tasks, in ${languageNames[language]}`;
    return [
      figure('dayInteractions', all, sumOf(done, 'interactions')),
      figure('daySeconds', `${all}, by the keystroke-level model`, sumOf(done, 'seconds')),
    ];
  });
  const each = tasks.map(({ name, budget = 'dayTask' }, at): Figure => {
    const both = days.flatMap(({ done }) => done[at] ?? []);
    const seconds = both.map((task) => task.seconds);
    return figure(
      budget,
      `${name}, ${Math.max(...seconds)} s`,
      Math.max(...both.map(({ interactions }) => interactions)),
    );
  });
  return { figures: [...sums, ...each] };
}
