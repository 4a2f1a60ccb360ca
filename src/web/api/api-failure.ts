import type { FieldError } from '#contract/endpoint.ts';
import type { NotConfirmed } from '#contract/errors/entry-errors.ts';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import type { Phrase } from '#domain/language.ts';

/** The server's error code. `network`: no answer came. `unreadable_answer`: the answer was not the server's. */
export type ApiFailureCode = ErrorCode | 'network' | 'unreadable_answer';

interface FailureFacts {
  readonly message: string;
  readonly code: ApiFailureCode;
  readonly status?: number | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  readonly warnings?: NotConfirmed['warnings'] | undefined;
  readonly requestId?: string | undefined;
}

/** A call that did not succeed. Its message is for the reader, in their language. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: ApiFailureCode;
  /** The HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  readonly errors: readonly FieldError[];
  /** All that a call refused with `not_confirmed` asks to confirm; empty for every other failure. */
  readonly warnings: NotConfirmed['warnings'];
  /** Finds this call in the server's log. */
  readonly requestId: string | undefined;

  constructor({ message, code, status, errors = [], warnings = [], requestId }: FailureFacts) {
    super(message);
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.warnings = warnings;
    this.requestId = requestId;
  }
}

/** Refusals of an overloaded server, which prove that nothing was stored. */
const storedNothing: ReadonlySet<ApiFailureCode> = new Set(['busy', 'clock_behind', 'uploads_busy']);

/** True when a failure leaves open whether anything was stored. A retry under the same key is stored once at most. */
export function isAnswerLost(failure: ApiFailure | null): boolean {
  if (failure === null) return false;
  const { code, status = 0 } = failure;
  return code === 'network' || code === 'unreadable_answer' || (status >= 500 && !storedNothing.has(code));
}

/** Null when a call succeeds, else its failure. Any other error is rethrown. */
export async function failureOf(calling: Promise<unknown>): Promise<ApiFailure | null> {
  try {
    await calling;
    return null;
  } catch (thrown) {
    if (thrown instanceof ApiFailure) return thrown;
    throw thrown;
  }
}

/** The heading over a failure whose outcome is unknown. */
export const noAnswer: Phrase = { en: 'No answer came', ur: 'جواب نہیں آیا' };

export const failureMessages = {
  network: {
    en: 'The server could not be reached. Check your connection and try again.',
    ur: 'سرور سے رابطہ نہیں ہو سکا۔ انٹرنیٹ دیکھ کر دوبارہ کوشش کیجیے۔',
  },
  unreadable_answer: {
    en: 'The server gave an answer that could not be read. Please try again in a minute.',
    ur: 'سرور کا جواب پڑھا نہیں جا سکا۔ ایک منٹ بعد دوبارہ کوشش کیجیے۔',
  },
} as const satisfies Record<string, Phrase>;
