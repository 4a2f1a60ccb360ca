import type { Failure } from '#contract/endpoint.ts';
import type { NotConfirmed } from '#contract/errors/entry-errors.ts';
import { errorCatalogue, type RetryLater } from '#contract/errors/error-catalogue.ts';
import { fieldMessage } from '#contract/field-messages/field-messages.ts';
import type { Language } from '#domain/language.ts';
import { constraintRefusal } from '../db/constraint-refusals.ts';
import { FilesUnreachable } from '../files/file-store.ts';
import { Refusal } from '../refusal.ts';

export interface FailureResponse {
  readonly status: number;
  readonly body: Failure;
  readonly headers: Record<string, string>;
}

/**
 * The error codes of pg and Node for a database that cannot be reached, changes over to another machine, or is full or too
 * slow. The request itself is valid.
 */
const unavailableDatabase = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT', 'ENOSPC', 'EPIPE', 'ETIMEDOUT'],
  // A name that cannot be looked up while its machine is away.
  ...['ENOTFOUND', 'EAI_AGAIN'],
  // A copy that takes no writes yet, and transactions that others kept from ending.
  ...['25006', '25P03', '40001', '40P01', '55P03', '57014'],
]);

/** The classes of such codes: connections, resources, and a server that shuts down or starts. */
const unavailableClass = /^(08\w{3}|53\w{3}|57P0\d)$/;

/** The messages of `pg` without a code: no connection in time, a connection that ended, or one that ended during a command. */
const lostConnection = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

/**
 * The refusal for a thrown value. Only a Refusal or a known constraint reaches the caller; of any other error they see no
 * detail.
 */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const refusedWrite = constraintRefusal(thrown);
  if (refusedWrite !== undefined) return refusedWrite;
  if (thrown instanceof FilesUnreachable) return new Refusal('unavailable');
  if (thrown instanceof Error) {
    const code = 'code' in thrown ? String(thrown.code) : '';
    const isAway = unavailableDatabase.has(code) || unavailableClass.test(code);
    if (isAway || lostConnection.test(thrown.message)) return new Refusal('unavailable');
  }
  return new Refusal('internal');
}

/** The default time to retry in seconds: a database changes over in less than half a minute. */
const inAMoment = 5;

/** The details of a refusal for a program; its text is for a person. */
type Told = Partial<RetryLater & NotConfirmed>;

function retryAfter({ retryAfterSeconds }: Told, status: number): Record<string, string> {
  const seconds = retryAfterSeconds ?? (status === 503 ? inAMoment : undefined);
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) };
}

/** The only place that turns a refusal into a status and a text. */
export function failureResponse(refusal: Refusal, language: Language, requestId: string): FailureResponse {
  const { status, text } = errorCatalogue[refusal.code];
  const said = text[language] as string | ((details: unknown) => string);
  const told: Told = refusal.details ?? {};
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
      ...(told.warnings && { warnings: told.warnings }),
      requestId,
    },
    headers: retryAfter(told, status),
  };
}
