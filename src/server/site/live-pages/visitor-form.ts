import type * as z from 'zod/mini';
import type { FilledForm } from '#contract/site/site-pages.ts';
import type { Language } from '#domain/language.ts';
import { failureResponse, refusalOf } from '#server/platform/http/failure.ts';
import { refusedFields } from '#server/platform/http/parse-input.ts';
import { readBytes } from '#server/platform/http/read-bytes.ts';
import { withTimeout } from '#server/platform/http/with-timeout.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RefusedStatus } from './show-page.ts';

/** Enough for a text of 20,000 Urdu letters, each of which a form sends as six: it is refused beside its field, and nothing is lost. */
const formBytesMax = 256 * 1024;
const formSecondsMax = 60;

/** The fields of a form as a browser sends it. */
export type FormValues = Readonly<Record<string, string>>;

export async function readForm(request: Request): Promise<FormValues> {
  const reading = readBytes(request, formBytesMax, 'body_too_large');
  const text = new TextDecoder().decode(await withTimeout(reading, formSecondsMax, 'body_too_slow'));
  return Object.fromEntries(new URLSearchParams(text));
}

/** The values as the contract has them. Refuses others with a problem for each field. */
export function parsed<Out>(schema: z.ZodMiniType<Out>, value: unknown): Out {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal('invalid_input', undefined, refusedFields(result.error));
}

interface Faults extends Pick<FilledForm, 'problems' | 'failure'> {
  readonly status: RefusedStatus;
}

/** The faults of a form in the language of its page. Throws what is no refusal of ours. */
export function faultsOf(thrown: unknown, language: Language): Faults {
  const refusal = refusalOf(thrown);
  if (refusal.code === 'internal') throw thrown;
  const { status, body } = failureResponse(refusal, language, '');
  const problems = Object.fromEntries((body.errors ?? []).map(({ field, message }) => [field, message]));
  return { problems, failure: body.message, status: status as RefusedStatus };
}
