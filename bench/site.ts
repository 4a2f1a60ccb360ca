import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../test/support/browser/chromium.ts';
import { ServerProcess } from '../test/support/servers/process.ts';
import { atLeast, atMost, type Figure, type Measurement } from './figure.ts';
import { worstLayoutShift } from './page/layout-shift.ts';
import { type Audit, auditPage, mobile, slow3g } from './page/lighthouse.ts';
import { transferOf } from './page/transfer.ts';

/** The budget of each page until its load event, in KB as sent. */
const weights = [
  { path: '/', fonts: 50, total: 110 },
  { path: '/ur/', fonts: 80, total: 140 },
];

async function weigh(base: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { path, fonts, total } of weights) {
    const weight = await transferOf(`${base}${path}`);
    figures.push(
      atMost(`${path} HTML with CSS`, weight.document, 14, 'KB'),
      atMost(`${path} JavaScript before load`, weight.script, 3, 'KB'),
      atMost(`${path} fonts`, weight.font, fonts, 'KB'),
      atMost(`${path} first hero picture`, weight.image, 30, 'KB'),
      atMost(`${path} all until load`, weight.total, total, 'KB'),
      atMost(`${path} JavaScript of hydration`, weight.scriptAfterLoad, 75, 'KB'),
    );
  }
  return figures;
}

function judged(path: string, audit: Audit): Figure[] {
  return [
    atLeast(`${path} performance`, audit.performance, 98),
    atLeast(`${path} accessibility`, audit.accessibility, 100),
    atLeast(`${path} best practices`, audit.bestPractices, 100),
    atLeast(`${path} SEO`, audit.seo, 100),
    atMost(`${path} LCP`, audit.lcpSeconds, 1.6, 's', 2),
    atMost(`${path} TBT`, audit.tbtMs, 50, 'ms', 0),
  ];
}

/** The two pages of the site and the sign-in page, on a phone: what they weigh and what Lighthouse says, median of three. */
export async function measureSite(): Promise<Measurement> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qist-bench-'));
  const server = new ServerProcess({ PORT: '0', DATA_DIR: dataDir });
  const base = await server.ready();
  const debugPort = 9_377;
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--remote-debugging-port=${debugPort}`],
  });
  try {
    const figures = await weigh(base);
    for (const { path } of weights) {
      figures.push(...judged(path, await auditPage(`${base}${path}`, debugPort, mobile)));
      const shift = await worstLayoutShift(`${base}${path}`, browser);
      figures.push(atMost(`${path} CLS on fast 3G, the worst of eight screens`, shift, 0.005, '', 4));
      const { lcpSeconds } = await auditPage(`${base}${path}`, debugPort, slow3g);
      figures.push(atMost(`${path} LCP at 300 ms RTT, 700 kbps, 12x CPU`, lcpSeconds, 3.5, 's', 2));
    }
    const signIn = await auditPage(`${base}/sign-in`, debugPort, mobile);
    figures.push(atLeast('/sign-in performance', signIn.performance, 95));
    return {
      title: 'The public site and the sign-in page on a phone',
      command: 'npm run bench -- site',
      figures,
    };
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}
