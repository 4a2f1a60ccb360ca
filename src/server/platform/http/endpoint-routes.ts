import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';
import { validate as isUuid } from 'uuid';
import { type Api, api, type EndpointName } from '#contract/api.ts';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { isFileForm } from '#contract/file-form.ts';
import type { Language } from '#domain/language.ts';
import type { Actor } from '../actor.ts';
import type { AnswerInTime } from '../answer-in-time.ts';
import { clientAddress } from '../client-address.ts';
import type { AppContext } from '../context.ts';
import { eventResponse } from '../live/event-response.ts';
import type { WaitOutside } from '../load-gate.ts';
import { Refusal } from '../refusal.ts';
import { type Authenticate, actorOf } from './actor-of.ts';
import { answerText } from './answer-text.ts';
import { authorize } from './authorize.ts';
import type { Call, Handler, Handlers } from './call.ts';
import { readBrowserCookie, writeBrowserCookie } from './cookies/browser-cookie.ts';
import { readGoogleReturn, writeGoogleReturn } from './cookies/google-return-cookie.ts';
import { writeSessionCookie } from './cookies/session-cookie.ts';
import { refusalOf } from './failure.ts';
import { fileResponse } from './file-response.ts';
import { readJsonBody } from './json-body.ts';
import { requestedLanguage } from './language.ts';
import { parseInput } from './parse-input.ts';
import { pictureResponse } from './picture-response.ts';
import { receiveForm } from './receive-form.ts';

/** Sees every answer before it is sent. Tests check it against the endpoint's schema. */
export type AnswerCheck = (endpoint: Endpoint, answer: AnswerOf<Endpoint>) => void;

interface Answering {
  readonly handlers: Handlers<Api>;
  readonly authenticate: Authenticate;
  readonly inTime: AnswerInTime;
  readonly checkAnswer?: AnswerCheck | undefined;
}

/** Turns the endpoint table into routes: authenticate, authorize, parse, handle, answer. */
export function mountEndpoints(
  app: Hono,
  context: AppContext,
  { handlers, authenticate, inTime, checkAnswer }: Answering,
): void {
  for (const name of Object.keys(api) as EndpointName[]) {
    const endpoint: Endpoint = api[name];
    const handler = handlers[name] as unknown as Handler<Endpoint>;
    app.on(endpoint.method, endpoint.path, async (c) => {
      const answer = await context.load.admit(endpoint, async (outside) => {
        const call = await readCall(c, context, endpoint, { authenticate, outside });
        // Uploads have a queue of their own, in which the handler waits.
        if (isFileForm(endpoint.body)) return outside(async () => handler(call));
        return endpoint.idempotencyKey === 'none' ? handler(call) : inTime(handler(call));
      });
      checkAnswer?.(endpoint, answer);
      if ('events' in answer) return eventResponse(answer);
      if ('lines' in answer || 'workbook' in answer) return fileResponse(answer);
      if ('picture' in answer) return pictureResponse(answer);
      return answerText(c, JSON.stringify(answer), { 'Content-Type': 'application/json' });
    });
  }
  for (const path of new Set(Object.values(api).map((endpoint: Endpoint) => endpoint.path))) {
    app.all(path, () => {
      throw new Refusal('method_not_allowed');
    });
  }
}

async function readCall(
  c: Context,
  context: AppContext,
  endpoint: Endpoint,
  { authenticate, outside }: { authenticate: Authenticate; outside: WaitOutside },
): Promise<Call<Endpoint>> {
  const actor = await readActor(c, context, endpoint, authenticate);
  const language = callersLanguage(c, actor);
  c.set('language', language);
  const { reach, besides } = authorize(actor, endpoint);
  if (actor !== null && endpoint.access !== 'public') tellSessionLeft(c, context, actor);
  const idempotencyKey = readIdempotencyKey(c, endpoint);
  const body = await outside(() => readBody(c.req.raw, endpoint, context, actor));
  const isHttps = context.config.publicUrl.startsWith('https:');
  return {
    context,
    // Checked just above: only a public endpoint continues without an actor.
    actor: actor as Actor,
    reach: reach as Call<Endpoint>['reach'],
    besides: besides as Call<Endpoint>['besides'],
    input: parseInput(endpoint, { params: c.req.param(), query: c.req.query(), body }),
    language,
    clientAddress: addressOf(c, context),
    outside,
    userAgent: c.req.header('user-agent'),
    idempotencyKey: idempotencyKey as string,
    setSessionCookie: (cookie) => writeSessionCookie(c, cookie, isHttps),
    browser: {
      secret: readBrowserCookie(c),
      remember: (secret) => writeBrowserCookie(c, secret, isHttps),
    },
    googleReturn: { value: readGoogleReturn(c), clear: () => writeGoogleReturn(c, null, isHttps) },
  };
}

async function readBody(
  request: Request,
  { body }: Endpoint,
  context: AppContext,
  actor: Actor | null,
): Promise<unknown> {
  if (body === undefined) return undefined;
  return isFileForm(body) ? receiveForm(request, body, context, actor) : readJsonBody(request);
}

async function readActor(
  c: Context,
  context: AppContext,
  { method, path, answers }: Endpoint,
  authenticate: Authenticate,
): Promise<Actor | null> {
  // A page opens its event stream by itself, even if nobody is at the screen.
  const isAttended = c.req.header('x-unattended') === undefined && answers !== 'events';
  try {
    return await actorOf(c, context, authenticate, isAttended ? 'attended' : 'unattended');
  } catch (error) {
    const { pool, reportBooks } = context;
    const isOfCopy = method === 'GET' && path.startsWith('/api/reports') && reportBooks !== pool;
    if (!isOfCopy || refusalOf(error).code !== 'unavailable') throw error;
    // The copy knows the session as of a moment ago. It takes no writes, so the session is not renewed.
    return actorOf(c, { ...context, pool: reportBooks }, authenticate, 'unattended');
  }
}

/**
 * Sends the seconds that the session has left, so that a page can warn in time even if its clock is wrong. `final`: use does
 * not extend it.
 */
function tellSessionLeft(c: Context, { clock }: AppContext, { expiresAt, endsAt }: Actor): void {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - clock.now()) / 1000));
  c.header('Session-Left', expiresAt < endsAt ? String(seconds) : `${seconds}; final`);
}

/** The language of the page; if the request names none, the user's own. */
function callersLanguage(c: Context, actor: Actor | null): Language {
  const header = c.req.header('accept-language');
  return header === undefined && actor !== null ? actor.language : requestedLanguage(c);
}

function readIdempotencyKey(c: Context, { idempotencyKey }: Endpoint): string | null {
  const key = c.req.header('idempotency-key') ?? null;
  if (idempotencyKey === 'none') return null;
  const isGood = key === null ? idempotencyKey === 'optional' : isUuid(key);
  if (!isGood) throw new Refusal('idempotency_key_invalid');
  return key?.toLowerCase() ?? null;
}

/** The address that limits count by. */
export function addressOf(c: Context, { config }: AppContext): string {
  // Requests made inside the process, as in tests, come over no socket.
  const socketAddress = c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
  return clientAddress(socketAddress, c.req.header('x-forwarded-for'), config.trustedProxies);
}
