import type { Hono } from 'hono';
import type { AppContext } from '#server/platform/context.ts';
import { writeGoogleReturn } from '#server/platform/http/cookies/google-return-cookie.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createGoogleProvider } from './google-provider.ts';
import { createGoogleReturn, refusedGoogleReturn } from './google-return.ts';
import { beginAttempt, endAttempt } from './sign-in-attempt.ts';

/** The page that the browser opens next. It requests its session, or gets the reason of a refusal. */
const returnPage = '/sign-in#google';

/** Serves the two pages of the sign-in through Google: the redirect to Google and the return. */
export function mountGooglePages(app: Hono, context: AppContext): void {
  const { config, log } = context;
  if (config.google === undefined) return;
  const isHttps = config.publicUrl.startsWith('https:');
  const provider = createGoogleProvider(config.google, `${config.publicUrl}/api/auth/google/callback`);

  app.get('/api/auth/google/start', async (c) => {
    try {
      return c.redirect((await provider.authorizationUrl(beginAttempt(c, isHttps))).href);
    } catch (error) {
      log.warn({ err: error }, 'Google is out of reach');
      writeGoogleReturn(c, refusedGoogleReturn('google_failed'), isHttps);
      return c.redirect(returnPage);
    }
  });

  app.get('/api/auth/google/callback', async (c) => {
    const attempt = endAttempt(c, isHttps);
    try {
      if (attempt === undefined) throw new Refusal('google_failed');
      const identity = await provider.identityOf(new URL(c.req.url), attempt);
      writeGoogleReturn(c, await createGoogleReturn(context, identity), isHttps);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('google_failed');
      if (refusal !== error) log.warn({ err: error }, 'what came back from Google was refused');
      writeGoogleReturn(c, refusedGoogleReturn(refusal.code), isHttps);
    }
    return c.redirect(returnPage);
  });
}
