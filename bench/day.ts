import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { type Language, languages } from '#domain/language.ts';
import { chromiumLaunch } from '../test/support/browser/chromium.ts';
import { ServerProcess } from '../test/support/servers/process.ts';
import { arrive, type DoneTask, type Person, type Task, workThrough } from './day/clerk.ts';
import { roadTasks, signInOnTheRoad } from './day/road.ts';
import { tasks } from './day/tasks.ts';
import { type Figure, figure, type Measurement } from './figure.ts';

const languageNames: Readonly<Record<Language, string>> = { en: 'English', ur: 'Urdu' };

/** Tasks at a lender that nobody has worked at yet, each by the page of its person. */
async function work(
  language: Language,
  tasks: readonly Task[],
  begin: (person: Person) => Promise<Page>,
): Promise<DoneTask[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qist-bench-'));
  const server = new ServerProcess({ PORT: '0', DATA_DIR: dataDir, SAMPLE_DATA: 'on' });
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const person = await arrive(browser, await server.ready(), language);
    return await workThrough(tasks, { ...person, page: await begin(person) });
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
    languages.map(async (language) => ({
      language,
      atTheDesk: await work(language, tasks, async ({ page }) => page),
      onTheRoad: await work(language, roadTasks, signInOnTheRoad),
    })),
  );
  const sums = days.flatMap(({ language, atTheDesk, onTheRoad }): Figure[] => {
    const all = `a branch’s day of ${atTheDesk.length} tasks, in ${languageNames[language]}`;
    const road = `${onTheRoad.length} tasks on the road, on a phone, in ${languageNames[language]}`;
    return [
      figure('dayInteractions', all, sumOf(atTheDesk, 'interactions')),
      figure('daySeconds', `${all}, by the keystroke-level model`, sumOf(atTheDesk, 'seconds')),
      figure('dayOnTheRoad', road, sumOf(onTheRoad, 'interactions')),
    ];
  });
  const each = [...tasks, ...roadTasks].map(({ name, budget = 'dayTask' }, at): Figure => {
    const both = days.flatMap(({ atTheDesk, onTheRoad }) => [...atTheDesk, ...onTheRoad][at] ?? []);
    const seconds = both.map((task) => task.seconds);
    return figure(
      budget,
      `${name}, ${Math.max(...seconds)} s`,
      Math.max(...both.map(({ interactions }) => interactions)),
    );
  });
  return { figures: [...sums, ...each] };
}
