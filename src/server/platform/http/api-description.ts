import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Hono } from 'hono';
import { apiDescription, describeApi } from '#contract/openapi.ts';
import type { AppContext } from '../context.ts';
import { type Authenticate, actorOf } from './actor-of.ts';
import { authorize } from './authorize.ts';

/**
 * Answers the description of the API. It is made and compressed once, at the first request. Only a trial shows it to everybody:
 * a lender's own shows it to staff, because it lists every door of the office.
 */
export function mountApiDescription(app: Hono, context: AppContext, authenticate: Authenticate): void {
  const describe = once(async () => {
    const text = JSON.stringify(describeApi());
    return {
      text,
      compressed: new Uint8Array(await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION })),
    };
  });
  app.get(apiDescription.path, async (c) => {
    if (!context.config.loadSampleData) {
      authorize(await actorOf(c, context, authenticate, 'attended'), apiDescription);
    }
    const { text, compressed } = await describe();
    const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
    return /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
      ? c.body(compressed, 200, { ...headers, 'Content-Encoding': 'gzip' })
      : c.body(text, 200, headers);
  });
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
