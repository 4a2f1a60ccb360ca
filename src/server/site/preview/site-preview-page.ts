import type { Hono } from 'hono';
import type { Language, Phrase } from '#domain/language.ts';
import type { AppContext } from '#server/platform/context.ts';
import { readSessionCookie } from '#server/platform/http/cookies/session-cookie.ts';
import { requestedLanguage } from '#server/platform/http/language.ts';
import { answerFile, type StaticFile } from '#server/platform/http/static-file.ts';
import { languageOfPreview } from './preview-link.ts';

const ended: Phrase = {
  en: 'This preview has ended. Open it again from the settings of the office.',
  ur: 'یہ جھلک ختم ہو چکی ہے۔ اسے دفتر کی ترتیبات سے دوبارہ کھولیے۔',
};

/** Serves the site as it will be once published, to the superadmin who asked for it and to nobody else. */
export function mountSitePreview(
  app: Hono,
  { pool, clock }: AppContext,
  render: (language: Language) => Promise<StaticFile>,
): void {
  app.get('/api/site-preview/:session/:language/:until/:seal', async (c) => {
    const cookie = readSessionCookie(c) ?? '';
    const language = await languageOfPreview(pool, c.req.param(), cookie, clock.now());
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    if (language === null) return c.text(ended[requestedLanguage(c)], 404);
    const page = await render(language);
    const headers = { ...page.headers, 'X-Robots-Tag': 'noindex' };
    return answerFile(c, { ...page, cacheControl: 'no-store', headers });
  });
}
