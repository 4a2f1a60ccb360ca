import type { Failure } from '#contract/endpoint.ts';
import type { Language } from '#domain/language.ts';
import { ApiFailure, failureMessages } from './api-failure.ts';
import type { CallEnd } from './connection.ts';

/** The dependencies of the transport, passed in so that it can be tested without a browser. */
export interface Surroundings {
  readonly fetch: typeof fetch;
  readonly token: () => string | null;
  readonly language: () => Language;
  /** True while somebody is at the screen: background requests must not keep a session alive. */
  readonly isAttended: () => boolean;
  /** The server no longer knows the session of this token. */
  readonly onNotSignedIn: (token: string) => void;
  /** The time left for the session of this token, as the server's `Session-Left` header has it. */
  readonly onSessionLeft: (token: string, left: string) => void;
  readonly onCall: (end: CallEnd) => void;
}

export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly contentType?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly body?: BodyInit | undefined;
  readonly signal?: AbortSignal | undefined;
}

export type Transport = (request: WireRequest) => Promise<unknown>;

/** A file that the server made, to be saved. */
export interface ReceivedFile {
  readonly fileName: string;
  readonly content: Blob;
}

/** Sends a request as the signed-in user and gives the body of a success, the file or the picture; everything else is thrown as an `ApiFailure`. */
export function createTransport(surroundings: Surroundings): Transport {
  const { fetch, token, language, isAttended, onNotSignedIn, onSessionLeft, onCall } = surroundings;
  return async ({ method, target, contentType, idempotencyKey, body, signal }) => {
    const sentToken = token();
    const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language() });
    if (contentType !== undefined) headers.set('Content-Type', contentType);
    if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
    if (sentToken !== null) headers.set('Authorization', `Bearer ${sentToken}`);
    if (!isAttended()) headers.set('X-Unattended', 'true');

    const init: RequestInit = {
      method,
      headers,
      credentials: 'include',
      body: body ?? null,
      signal: signal ?? null,
    };
    const response = await fetch(target, init).catch((cause: unknown) => {
      // A call aborted by its own page is no network failure; the page expects this error.
      if (signal?.aborted) throw cause;
      onCall('no_answer');
      throw new ApiFailure({ code: 'network', message: failureMessages.network[language()] });
    });
    const left = response.headers.get('Session-Left');
    if (sentToken !== null && left !== null) onSessionLeft(sentToken, left);
    if (response.ok) {
      onCall('answered');
      const [kind, format] = response.headers.get('Content-Type')?.split('/') ?? [];
      if (kind === 'image') return response.blob();
      if (format === 'event-stream') return response.body;
      // Any other file is saved under a name.
      if (response.headers.has('Content-Disposition')) return receivedFile(response);
    }
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok && isRecord(answer)) return answer;

    const failure = failureFrom(response.status, answer, language());
    onCall(failure.code === 'unavailable' ? 'unavailable' : 'answered');
    if (failure.code === 'not_signed_in' && sentToken !== null) onNotSignedIn(sentToken);
    throw failure;
  };
}

async function receivedFile(response: Response): Promise<ReceivedFile> {
  const named = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '');
  return { fileName: named?.[1] ?? 'export', content: await response.blob() };
}

function failureFrom(status: number, answer: unknown, language: Language): ApiFailure {
  if (isRecord(answer) && typeof answer.message === 'string' && typeof answer.code === 'string') {
    const failure: Partial<Failure> = answer;
    return new ApiFailure({ ...(failure as Failure), status });
  }
  return new ApiFailure({
    code: 'unreadable_answer',
    message: failureMessages.unreadable_answer[language],
    status,
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
