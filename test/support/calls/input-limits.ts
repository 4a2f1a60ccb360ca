import * as z from 'zod/mini';
import { api, type EndpointName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { FieldIssue } from '#contract/field-messages/field-issue.ts';
import { isFileForm } from '#contract/file-form.ts';
import type { JsonSchema } from './json-schema.ts';

/** A field of what is sent to an endpoint, as its published schema describes it. */
interface Field {
  readonly endpoint: EndpointName;
  /** With the names around it: `items[].price`; `*` stands for any key. All languages of a text are one field. */
  readonly name: string;
}

/** A limit of a number, of a text's length, or of a count. */
export interface InputLimit extends Field {
  readonly bound: 'min' | 'max';
  /** The refusal for a size of `amount`; null if it is accepted. */
  readonly refusalOf: (amount: number) => FieldIssue | null;
}

/** A pattern that counts characters, or the keys of a record (`{}`). Texts beyond it need examples. */
export interface InputPattern extends Field {
  readonly isTaken: (text: string) => boolean;
}

interface InputDefault extends Field {
  readonly value: unknown;
}

interface InputLimits {
  readonly limits: readonly InputLimit[];
  readonly patterns: readonly InputPattern[];
  readonly defaults: readonly InputDefault[];
}

/** Every limit of what the endpoints are sent, and what they take for a field that is left out. */
export function findInputLimits(): InputLimits {
  const places = (Object.keys(api) as EndpointName[]).flatMap((endpoint) => {
    const { params, query, body }: Endpoint = api[endpoint];
    return [params, query, body].flatMap((part) => {
      if (part === undefined) return [];
      const schema = isFileForm(part) ? part.fields : part;
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
      return placesIn({ endpoint, schema, json, path: [], sent: (value) => value });
    });
  });
  return {
    limits: places.flatMap(limitsOf),
    patterns: places.flatMap(patternsOf),
    defaults: places.flatMap((place) =>
      place.json.default === undefined ? [] : [{ ...fieldOf(place), value: place.json.default }],
    ),
  };
}

/** A part of a schema, and how a value for it is sent. */
interface Place {
  readonly endpoint: EndpointName;
  readonly schema: z.ZodMiniType<unknown>;
  readonly json: JsonSchema;
  readonly path: readonly PropertyKey[];
  readonly sent: (value: unknown) => unknown;
}

const anyKey = '*';

function placesIn(place: Place): Place[] {
  const { json, path, sent } = place;
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = json;
  const inside = (key: PropertyKey, inner: JsonSchema, around: (value: unknown) => unknown) =>
    placesIn({ ...place, json: inner, path: [...path, key], sent: (value) => sent(around(value)) });
  // The constants that tell the forms of a union apart are sent along.
  const constants = Object.fromEntries(
    Object.entries(properties).flatMap(([key, inner]) => ('const' in inner ? [[key, inner.const]] : [])),
  );
  return [
    place,
    ...[...anyOf, ...oneOf, ...allOf].flatMap((inner) => placesIn({ ...place, json: inner })),
    ...Object.entries(properties).flatMap(([key, inner]) =>
      inside(key, inner, (value) => ({ ...constants, [key]: value })),
    ),
    ...(items ? inside(0, items, (value) => [value]) : []),
    ...(additionalProperties ? inside(anyKey, additionalProperties, (value) => ({ [anyKey]: value })) : []),
  ];
}

function fieldOf({ endpoint, path }: Place): Field {
  const name = path.map((key) => (key === 0 ? '[]' : `.${String(key)}`)).join('');
  return { endpoint, name: name.slice(1).replace(/\.(en|ur|own)$/, '') };
}

type Counted = 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems';

const textOf = (length: number) => 'x'.repeat(length);
const listOf = (length: number) => Array.from({ length }, () => null);
const amountsOf: Readonly<Record<Counted, (amount: number) => unknown>> = {
  minimum: (amount) => amount,
  maximum: (amount) => amount,
  minLength: textOf,
  maxLength: textOf,
  minItems: listOf,
  maxItems: listOf,
};

function limitsOf(place: Place): InputLimit[] {
  return (Object.keys(amountsOf) as Counted[]).flatMap((keyword) => {
    const limit = place.json[keyword];
    const isSaid = limit !== undefined && Math.abs(limit) !== Number.MAX_SAFE_INTEGER;
    // No text is shorter than none.
    if (!isSaid || (keyword === 'minLength' && limit === 0)) return [];
    const bound = keyword.startsWith('min') ? 'min' : 'max';
    const refusalOf = (amount: number) => refusalAt(place, amountsOf[keyword](amount), /^too_/);
    return [{ ...fieldOf(place), bound, refusalOf }];
  });
}

function patternsOf(place: Place): InputPattern[] {
  const { pattern = '', format, propertyNames } = place.json;
  const { endpoint, name } = fieldOf(place);
  const found: InputPattern[] = [];
  if (pattern.includes('{') && format === undefined)
    found.push({ endpoint, name, isTaken: (text) => refusalAt(place, text, /^invalid_format$/) === null });
  if (propertyNames?.maxLength !== undefined) {
    const isTaken = (key: string) =>
      refusalAt({ ...place, path: [...place.path, key] }, { [key]: null }, /^invalid_key$/) === null;
    found.push({ endpoint, name: `${name}{}`, isTaken });
  }
  return found;
}

interface Issue extends FieldIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  /** Of a union: those of each of its forms. */
  readonly errors?: readonly (readonly Issue[])[];
}

function refusalAt({ schema, path, sent }: Place, value: unknown, codes: RegExp): Issue | null {
  const { error } = schema.safeParse(sent(value));
  const isMeant = (issue: Issue) => codes.test(issue.code) && issue.path.join() === path.join();
  return everyIssue((error?.issues ?? []) as readonly Issue[]).find(isMeant) ?? null;
}

function everyIssue(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => [issue, ...(issue.errors ?? []).flatMap(everyIssue)]);
}
