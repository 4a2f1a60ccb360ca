import type { RequestListener } from 'node:http';
import { v7 as uuidv7 } from 'uuid';
import { type Language, languages } from '#domain/language.ts';
import { busy, type LoadGate } from '../load-gate.ts';
import { failureResponse } from './failure.ts';
import { languageOf } from './language.ts';
import { dataHeaders } from './security-headers.ts';

/**
 * Refuses requests that the load gate would refuse, before anything is read or logged for them. At five times the load that
 * the server can answer, four in five requests end here, and each takes time from the one that is answered. So it runs
 * before all middleware, and sends the same refusal as they would. Refusals are counted, not logged.
 */
export function shedLoad(gate: LoadGate, isHttps: boolean, listener: RequestListener): RequestListener {
  const sent = { ...dataHeaders(isHttps), 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  const said = Object.fromEntries(languages.map((language) => [language, refusalIn(language)])) as Record<
    Language,
    ReturnType<typeof refusalIn>
  >;
  return (request, response) => {
    const { method = '', url = '' } = request;
    if (!gate.sheds(method, url)) return listener(request, response);
    const requestId = uuidv7();
    const { status, headers, body } = said[languageOf(request.headers['accept-language'])];
    response.writeHead(status, { ...sent, ...headers, 'X-Request-Id': requestId });
    response.end(body(requestId));
  };
}

/** The refusal without the request's id, which is inserted later. */
function refusalIn(language: Language) {
  const { status, headers, body } = failureResponse(busy, language, '');
  const { requestId: _, ...rest } = body;
  const beginning = JSON.stringify(rest).slice(0, -1);
  return { status, headers, body: (requestId: string) => `${beginning},"requestId":"${requestId}"}` };
}
