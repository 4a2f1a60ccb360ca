import type { Failure } from '#contract/endpoint.ts';
import { errorCatalogue, type RetryLater } from '#contract/errors/error-catalogue.ts';
import { fieldMessage } from '#contract/field-messages/field-messages.ts';
import type { Language } from '#domain/language.ts';
import { constraintRefusal } from '../db/constraint-refusals.ts';
import { Refusal } from '../refusal.ts';

export interface FailureResponse {
  readonly status: number;
  readonly body: Failure;
  readonly headers: Record<string, string>;
}

/** Connection trouble as pg and Node name it: the database is away, the request itself is fine. */
const unreachableDatabase = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|08\w{3}|57P0\d|53300)$/;

/** What a thrown thing is to the caller. Only a Refusal or a constraint that stands for one was meant; of anything else the inside stays inside. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const refusedWrite = constraintRefusal(thrown);
  if (refusedWrite !== undefined) return refusedWrite;
  if (thrown instanceof Error) {
    const code = 'code' in thrown ? String(thrown.code) : '';
    if (
      unreachableDatabase.test(code) ||
      /timeout exceeded when trying to connect|Connection terminated/.test(thrown.message)
    ) {
      return new Refusal('unavailable');
    }
  }
  return new Refusal('internal');
}

/** As the text of what has no time of its own says. */
const inAMinute: RetryLater = { retryAfterSeconds: 60 };

function retryAfter(details: RetryLater | undefined): Record<string, string> {
  return details === undefined ? {} : { 'Retry-After': String(details.retryAfterSeconds) };
}

/** The one place where a refusal becomes a status and a text. */
export function failureResponse(refusal: Refusal, language: Language, requestId: string): FailureResponse {
  const { status, text } = errorCatalogue[refusal.code];
  const said = text[language] as string | ((details: unknown) => string);
  const errors = refusal.fields.map((issue) => ({
    field: issue.field,
    message: fieldMessage(issue, language),
  }));
  return {
    status,
    body: {
      message: typeof said === 'string' ? said : said(refusal.details),
      code: refusal.code,
      ...(errors.length > 0 && { errors }),
      requestId,
    },
    headers: retryAfter(refusal.details ?? (status === 503 ? inAMinute : undefined)),
  };
}
