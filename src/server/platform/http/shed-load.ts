import type { RequestListener } from 'node:http';
import { v7 as uuidv7 } from 'uuid';
import { type Language, languages } from '#domain/language.ts';
import { busy, type LoadGate } from '../load-gate.ts';
import { failureResponse } from './failure.ts';
import { languageOf } from './language.ts';
import { dataHeaders } from './security-headers.ts';

/**
 * Refuses what the load gate would refuse, before anything is read or written down for it: at five times what the server can
 * answer four in five requests end here, and what each costs is taken from the one that is answered. So it stands before everything
 * that makes a request convenient, and says what a refusal behind it would say. They are counted, not logged.
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

/** All of the refusal but the id of the request, which is put in where it belongs. */
function refusalIn(language: Language) {
  const { status, headers, body } = failureResponse(busy, language, '');
  const { requestId: _, ...rest } = body;
  const beginning = JSON.stringify(rest).slice(0, -1);
  return { status, headers, body: (requestId: string) => `${beginning},"requestId":"${requestId}"}` };
}
