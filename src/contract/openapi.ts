import * as z from 'zod/mini';
import { entryWarnings } from '#domain/lending/ledger/check-entry.ts';
import { api } from './api.ts';
import { countedRowsMax, type Endpoint, eventStreamType, fieldErrorsMax, workbookType } from './endpoint.ts';
import { type ErrorCode, errorCatalogue, errorCodes } from './errors/error-catalogue.ts';
import { type FileForm, isFileForm } from './file-form.ts';
import { keptPictureType } from './picture.ts';

type JsonSchema = Record<string, unknown>;

/** JSON Schema of what a client sends (`input`) or receives (`output`), in the dialect of OpenAPI 3.1. */
function jsonSchema(schema: z.ZodMiniType<unknown>, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    // A pattern of a hundred letters at each date and id, and the format says it already.
    // And an answer may have more fields in a later version.
    override: ({ jsonSchema: made }) => {
      if (made.format !== undefined) delete made.pattern;
      if (io === 'output' && made.additionalProperties === false) delete made.additionalProperties;
    },
  });
  return rest;
}

const failureSchema: JsonSchema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string', description: "In the caller's language" },
    code: { type: 'string', enum: errorCodes },
    errors: {
      type: 'array',
      maxItems: fieldErrorsMax,
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    warnings: {
      type: 'array',
      maxItems: entryWarnings.length,
      items: { type: 'string', enum: entryWarnings },
    },
    requestId: { type: 'string' },
  },
};

const pageSchema: JsonSchema = {
  type: 'object',
  required: ['next', 'total'],
  properties: {
    next: { type: ['string', 'null'], description: 'The cursor of the next page; null on the last one' },
    total: { type: ['integer', 'null'], description: `How many rows match; null past ${countedRowsMax}` },
  },
};

/** Refusals of an overloaded or broken server, for every endpoint. */
const ofEvery = ['internal', 'busy', 'clock_behind', 'unavailable'] as const satisfies ErrorCode[];

/** Every refusal of an endpoint: its own, and those that follow from its other fields. */
export function refusalsOf({
  method,
  access,
  params,
  query,
  body,
  idempotencyKey,
  errors,
}: Endpoint): ErrorCode[] {
  const needsRight = access !== 'public' && access !== 'signed-in';
  const implied: [boolean, ErrorCode[]][] = [
    [access !== 'public', ['not_signed_in']],
    [needsRight, ['not_allowed']],
    [needsRight && access !== 'profile.edit', ['totp_set_up_required']],
    [method !== 'GET', ['cross_site']],
    [params !== undefined, ['not_found']],
    [query !== undefined, ['invalid_input']],
    [body !== undefined, bodyRefusals(body)],
    [idempotencyKey !== 'none' && !isFileForm(body), ['still_running']],
    [idempotencyKey !== 'none', ['idempotency_key_invalid']],
  ];
  const declared = implied.flatMap(([holds, codes]) => (holds ? codes : []));
  return [...new Set([...errors, ...declared, ...ofEvery])];
}

function bodyRefusals(body: Endpoint['body']): ErrorCode[] {
  if (!isFileForm(body)) {
    return [
      'malformed_json',
      'unsupported_media_type',
      'body_too_large',
      'body_too_slow',
      'body_incomplete',
      'invalid_input',
    ];
  }
  const ofFiles = Object.values(body.files).flatMap(({ errors }) => errors);
  const ofUploads = ['upload_too_slow', 'uploads_under_way', 'uploads_busy', 'too_many_requests'] as const;
  return ['malformed_form', 'not_a_form', 'body_incomplete', 'invalid_input', ...ofUploads, ...ofFiles];
}

function successSchema(endpoint: Endpoint): JsonSchema {
  const output = jsonSchema(endpoint.output, 'output');
  return endpoint.answers === 'list'
    ? {
        type: 'object',
        required: ['data', 'page'],
        properties: { data: { type: 'array', items: output }, page: pageSchema },
      }
    : { type: 'object', required: ['data'], properties: { data: output, message: { type: 'string' } } };
}

function parametersOf({ params, query, idempotencyKey }: Endpoint): JsonSchema[] {
  const listed = (schema: z.ZodMiniType<unknown> | undefined, place: 'path' | 'query') => {
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: idempotencyKey === 'required',
    schema: { type: 'string', format: 'uuid' },
  };
  return [...listed(params, 'path'), ...listed(query, 'query'), ...(idempotencyKey === 'none' ? [] : [key])];
}

function responsesOf(endpoint: Endpoint): JsonSchema {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (code) => errorCatalogue[code].status);
  const failures = [...byStatus].map(([status, codes]) => [
    String(status),
    { description: codes.join(', ') },
  ]);
  const success = { description: 'Done', content: answeredContent(endpoint) };
  // The body of every refusal, said once: repeated at each status it would be a quarter of the description.
  return Object.fromEntries([
    ['200', success],
    ...failures,
    ['default', { $ref: '#/components/responses/Failure' }],
  ]);
}

function answeredContent(endpoint: Endpoint): JsonSchema {
  if (endpoint.answers === 'csv') return { 'text/csv': { schema: { type: 'string' } } };
  if (endpoint.answers === 'xlsx') return { [workbookType]: {} };
  if (endpoint.answers === 'events')
    return { [eventStreamType]: { schema: jsonSchema(endpoint.output, 'output') } };
  if (endpoint.answers === 'picture') return { [keptPictureType]: {} };
  return { 'application/json': { schema: successSchema(endpoint) } };
}

function sentContent(body: NonNullable<Endpoint['body']>): JsonSchema {
  return isFileForm(body)
    ? { 'multipart/form-data': formContent(body) }
    : { 'application/json': { schema: jsonSchema(body, 'input') } };
}

/** A file has no schema in OpenAPI 3.1: its media types say what it is. */
function formContent({ fields, files }: FileForm): JsonSchema {
  const { properties = {}, required = [] } = jsonSchema(fields, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const names = Object.keys(files);
  const ofFiles = (value: (name: string) => JsonSchema) =>
    Object.fromEntries(names.map((name) => [name, value(name)]));
  return {
    schema: {
      type: 'object',
      properties: { ...properties, ...ofFiles(() => ({})) },
      required: [...required, ...names],
      additionalProperties: false,
    },
    encoding: ofFiles((name) => ({ contentType: files[name]?.mediaTypes.join(', ') })),
  };
}

function operationOf(name: string, endpoint: Endpoint): JsonSchema {
  const parameters = parametersOf(endpoint);
  return {
    operationId: name,
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ token: [], sessionCookie: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: { required: true, content: sentContent(endpoint.body) } }),
    responses: responsesOf(endpoint),
  };
}

/** Groups operations by address, with parameters written as OpenAPI writes them. */
function pathsOf(endpoints: Record<string, Endpoint>): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return paths;
}

/** The address of the description, and the right to read it outside a trial, which all staff have. */
export const apiDescription = { path: '/api/openapi.json', access: 'my-work.read' } as const;

/** Builds the OpenAPI 3.1 document from the endpoint table, in a tenth of a second. */
export function describeApi(): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Qist',
      version: '1',
      description: 'Interest-free installment lending: the public forms, sign-in and the back office.',
    },
    paths: pathsOf(api),
    components: {
      responses: {
        Failure: { description: 'A refusal', content: { 'application/json': { schema: failureSchema } } },
      },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        sessionCookie: { type: 'apiKey', in: 'cookie', name: 'qist_session' },
      },
    },
  };
}
