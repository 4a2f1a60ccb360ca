import { isRouteErrorResponse } from 'react-router';
import type { Phrase } from '#domain/language.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { messages } from './error-page.messages.ts';

export interface ErrorFacts {
  readonly title: string | Phrase;
  readonly facts: readonly string[];
  readonly stack?: string | undefined;
}

/** The facts shown of an error: status and data of a route's answer, name and message of any other error. */
export function factsOf(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    const data = typeof error.data === 'string' ? error.data : JSON.stringify(error.data);
    return { title: `${error.status} ${error.statusText}`.trim(), facts: data ? [data] : [] };
  }
  if (error instanceof ApiFailure) {
    const reference = error.requestId === undefined ? [] : [error.requestId];
    return { title: messages.unexpected, facts: [error.message, ...reference] };
  }
  if (error instanceof Error) {
    // The browser's own stack trace. It has nothing of the server.
    return { title: messages.unexpected, facts: [`${error.name}: ${error.message}`], stack: error.stack };
  }
  return { title: messages.unknown, facts: [] };
}
