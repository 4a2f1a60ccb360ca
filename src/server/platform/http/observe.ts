import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { v7 as uuidv7 } from 'uuid';
import type { Language } from '#domain/language.ts';
import type { LoadGate } from '../load-gate.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** In the log, in the answer's header and in the body of a failure. */
    requestId: string;
    /** The caller's; known once an endpoint has been reached. */
    language?: Language;
  }
}

export interface Observation {
  readonly middleware: MiddlewareHandler;
  readonly metrics: Registry;
}

/** Gives each request an id, and logs and measures it by its route: an address could carry a name or a phone. */
export function observeRequests(log: Logger, load: LoadGate): Observation {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [metrics],
  });
  new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused unread because more came than can be answered',
    registers: [metrics],
    collect() {
      this.reset();
      this.inc(load.shedCount());
    },
  });
  return {
    metrics,
    middleware: async (c, next) => {
      const requestId = uuidv7();
      c.set('requestId', requestId);
      const stop = duration.startTimer();
      await next();
      c.res.headers.set('X-Request-Id', requestId);
      const route = routeOf(c);
      const seconds = stop({ method: c.req.method, route, status: c.res.status });
      log.info(
        { requestId, method: c.req.method, route, status: c.res.status, ms: Math.round(seconds * 1000) },
        'request',
      );
    },
  };
}

/**
 * The pattern of the route that answered, never the address itself. The routes for other methods and for unknown addresses
 * come after the endpoint's own, so it is the first route that is not a middleware's.
 */
function routeOf(c: Context): string {
  const routes = matchedRoutes(c).map(({ path }) => path);
  return routes.find((path) => !path.endsWith('*')) ?? routes.at(-1) ?? '';
}
