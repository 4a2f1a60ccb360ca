import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { isFileForm } from '#contract/file-form.ts';
import type { JsonSchema } from './json-schema.ts';

/** The path to a field of a request: `['body', 'customers', 0, 'id']`. */
export type FieldPath = readonly (string | number)[];

/** Every field of an endpoint's request that holds the id of something, as the contract describes it. */
export function idFieldsOf({ params, query, body }: Endpoint): FieldPath[] {
  return fieldsWhere({ params, query, body }, ({ format }) => format === 'uuid');
}

/** Every field that is searched for what is typed: names, phones, numbers. */
export function searchFieldsOf({ query, body }: Endpoint): FieldPath[] {
  const fields = fieldsWhere({ query, body }, ({ type }) => type === 'string');
  return fields.filter((path) => ['search', 'text', 'cnic', 'phone'].includes(String(path.at(-1))));
}

function fieldsWhere(
  parts: Readonly<Record<string, Endpoint['body']>>,
  isMeant: (schema: JsonSchema) => boolean,
): FieldPath[] {
  return Object.entries(parts).flatMap(([part, described]) => {
    if (described === undefined) return [];
    const schema = isFileForm(described) ? described.fields : described;
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    return within(json, [part], isMeant);
  });
}

function within(schema: JsonSchema, path: FieldPath, isMeant: (schema: JsonSchema) => boolean): FieldPath[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const found = [
    ...Object.entries(properties).flatMap(([name, inner]) => within(inner, [...path, name], isMeant)),
    ...(items === undefined ? [] : within(items, [...path, 0], isMeant)),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((inner) => within(inner, path, isMeant)),
  ];
  return isMeant(schema) ? [path, ...found] : found;
}

/** A copy of a request with one field filled in otherwise. */
export function withField(request: object, [head, ...rest]: FieldPath, value: unknown): object {
  if (head === undefined) throw new Error('a path names a field');
  const filled = (inner: unknown) =>
    rest.length === 0
      ? value
      : withField((inner ?? (typeof rest[0] === 'number' ? [] : {})) as object, rest, value);
  if (Array.isArray(request)) return [filled(request[0]), ...request.slice(1)];
  return { ...request, [head]: filled((request as Record<string, unknown>)[head]) };
}
