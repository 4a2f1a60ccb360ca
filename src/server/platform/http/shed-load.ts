import type { MiddlewareHandler } from 'hono';
import { Counter, type Registry } from 'prom-client';
import { v7 as uuidv7 } from 'uuid';
import type { LoadGate } from '../load-gate.ts';
import { failureResponse } from './failure.ts';
import { requestedLanguage } from './language.ts';

/**
 * Refuses, before anything is read or written down for it, what the load gate would refuse: at five times what the server can
 * answer, four in five requests end here, and what each costs is taken from the one that is answered. They are counted, not logged.
 */
export function shedLoad(gate: LoadGate, metrics: Registry): MiddlewareHandler {
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused unread because more came than can be answered',
    registers: [metrics],
  });
  return async (c, next) => {
    const busy = gate.refusalOf(c.req.method, c.req.path);
    if (busy === null) return next();
    shed.inc();
    const requestId = uuidv7();
    const { status, body, headers } = failureResponse(busy, requestedLanguage(c), requestId);
    return new Response(JSON.stringify(body), {
      status,
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        'X-Request-Id': requestId,
        ...headers,
      },
    });
  };
}
