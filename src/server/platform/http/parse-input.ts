import type * as z from 'zod/mini';
import { type Endpoint, fieldErrorsMax, type InputOf } from '#contract/endpoint.ts';
import { isFileForm } from '#contract/file-form.ts';
import { Refusal, type RefusedField } from '../refusal.ts';

interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Parses the parts that an endpoint declares, or refuses with every field that is wrong. */
export function parseInput<E extends Endpoint>(endpoint: E, raw: RawInput): InputOf<E> {
  return {
    params: parsePart(endpoint.params, raw.params, 'not_found'),
    query: parsePart(endpoint.query, raw.query, 'invalid_input'),
    // A form is parsed when its handler receives it.
    body: isFileForm(endpoint.body) ? raw.body : parsePart(endpoint.body, raw.body, 'invalid_input'),
  } as InputOf<E>;
}

/** A parameter of the path that can't be an id leads to no object, so it is not found rather than invalid. */
function parsePart(
  schema: z.ZodMiniType<unknown> | undefined,
  value: unknown,
  refusal: 'not_found' | 'invalid_input',
): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  if (refusal === 'not_found') throw new Refusal('not_found');
  throw new Refusal('invalid_input', undefined, refusedFields(parsed.error));
}

/** The fields that a schema refuses, at most as many as a person corrects at once. */
export function refusedFields({ issues }: z.core.$ZodError): RefusedField[] {
  return issues.slice(0, fieldErrorsMax).map((issue) => ({
    field: issue.path.join('.'),
    code: issue.code,
    message: issue.message,
    maximum: issue.code === 'too_big' ? issue.maximum : undefined,
    params: issue.code === 'custom' ? issue.params : undefined,
  }));
}
