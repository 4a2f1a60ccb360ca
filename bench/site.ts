import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../test/support/browser/chromium.ts';
import { ServerProcess } from '../test/support/servers/process.ts';
import { type Figure, figure, type Measurement } from './figure.ts';
import { worstLayoutShift } from './page/layout-shift.ts';
import { type Audit, auditPage, mobile, slow3g } from './page/lighthouse.ts';
import { transferOf } from './page/transfer.ts';

/** The pages, and the budgets that differ between them. */
const weights = [
  { path: '/', fonts: 'fonts', total: 'untilLoad' },
  { path: '/ur/', fonts: 'fontsUrdu', total: 'untilLoadUrdu' },
] as const;

async function weigh(base: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { path, fonts, total } of weights) {
    const weight = await transferOf(`${base}${path}`);
    figures.push(
      figure('html', `${path} HTML with CSS`, weight.document),
      figure('scriptBeforeLoad', `${path} JavaScript before load`, weight.script),
      figure(fonts, `${path} fonts`, weight.font),
      figure('heroPicture', `${path} first hero picture`, weight.image),
      figure(total, `${path} all until load`, weight.total),
      figure('hydration', `${path} JavaScript of hydration`, weight.scriptAfterLoad),
    );
  }
  return figures;
}

function judged(path: string, audit: Audit): Figure[] {
  return [
    figure('sitePerformance', `${path} performance`, audit.performance),
    figure('siteQuality', `${path} accessibility`, audit.accessibility),
    figure('siteQuality', `${path} best practices`, audit.bestPractices),
    figure('siteQuality', `${path} SEO`, audit.seo),
    figure('lcp', `${path} LCP`, audit.lcpSeconds),
    figure('tbt', `${path} TBT`, audit.tbtMs),
  ];
}

/** The two pages of the site and the sign-in page on a phone: their bytes and their Lighthouse figures, median of three. */
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
      figures.push(figure('cls', `${path} CLS on fast 3G, the worst of eight screens`, shift));
      const { lcpSeconds } = await auditPage(`${base}${path}`, debugPort, slow3g);
      figures.push(figure('slowLcp', `${path} LCP at 300 ms RTT, 700 kbps, 12x CPU`, lcpSeconds));
    }
    const signIn = await auditPage(`${base}/sign-in`, debugPort, mobile);
    figures.push(figure('signInPerformance', '/sign-in performance', signIn.performance));
    return { figures };
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}
