import type { Context, Hono } from 'hono';
import type { AppContext } from '#server/platform/context.ts';
import { readBytes } from '#server/platform/http/read-bytes.ts';
import type { SmsReportSettings, WhatsAppSettings } from '#server/platform/messaging-settings.ts';
import type { MessageReport } from './providers/message-provider.ts';
import { isSameSecret } from './providers/same-secret.ts';
import { readSmsReport } from './providers/sms-reports.ts';
import { isSignedByWhatsApp, readWhatsAppReports } from './providers/whatsapp-reports.ts';
import { takeReport } from './take-reports.ts';

/** WhatsApp joins up to a thousand reports. */
const bodyLimitBytes = 3 * 1024 * 1024;

const readBody = (c: Context) => readBytes(c.req.raw, bodyLimitBytes, 'body_too_large');

/** Serves the addresses at which the provider of messages reports. Nothing of a report is logged but its number. */
export function mountMessageReports(app: Hono, context: AppContext): void {
  const { messaging } = context.config;
  if (messaging?.by === 'whatsapp') mountWhatsApp(app, context, messaging);
  if (messaging?.by === 'sms' && messaging.reports !== undefined) mountSms(app, context, messaging.reports);
}

function mountWhatsApp(app: Hono, context: AppContext, { appSecret, verifyToken }: WhatsAppSettings): void {
  const path = '/api/message-reports/whatsapp';

  // WhatsApp asks once, when it is given the address, and shows the token that its settings have.
  app.get(path, (c) => {
    const {
      'hub.mode': mode,
      'hub.verify_token': token = '',
      'hub.challenge': challenge = '',
    } = c.req.query();
    const isAsked = mode === 'subscribe' && isSameSecret(token, verifyToken);
    return isAsked && /^[\w-]{1,200}$/.test(challenge) ? c.text(challenge) : c.text('refused', 403);
  });

  app.post(path, async (c) => {
    const body = await readBody(c);
    if (!isSignedByWhatsApp(body, c.req.header('x-hub-signature-256'), appSecret))
      return c.text('refused', 403);
    const reports = readWhatsAppReports(parsed(body));
    if (reports === null) return c.text('unreadable', 400);
    await takeReports(context, 'whatsapp', reports);
    return c.text('taken');
  });
}

function mountSms(app: Hono, context: AppContext, settings: SmsReportSettings): void {
  app.post('/api/message-reports/sms', async (c) => {
    if (!isSameSecret(c.req.header('authorization') ?? '', settings.authorization))
      return c.text('refused', 401);
    const report = readSmsReport(settings, fieldsOf(await readBody(c)));
    if (report === null) return c.text('unreadable', 400);
    if (report !== undefined) await takeReports(context, 'sms', [report]);
    return c.text('taken');
  });
}

async function takeReports(
  { pool, clock, log }: AppContext,
  channel: 'whatsapp' | 'sms',
  reports: readonly MessageReport[],
): Promise<void> {
  let unknown = 0;
  for (const report of reports)
    if (!(await takeReport(pool, channel, report, new Date(clock.now())))) unknown += 1;
  if (unknown > 0) log.info({ channel, unknown }, 'reports about no message that is known');
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

/** The fields of a body in JSON or of a form. */
function fieldsOf(body: Uint8Array): ReadonlyMap<string, string> {
  const object = parsed(body);
  if (typeof object !== 'object' || object === null)
    return new Map(new URLSearchParams(new TextDecoder().decode(body)));
  return new Map(Object.entries(object).map(([name, value]) => [name, String(value)]));
}
