import * as z from 'zod/mini';
import type { Capability } from '#domain/rights/capabilities.ts';
import type { NotConfirmed } from './errors/entry-errors.ts';
import type { ErrorCode } from './errors/error-catalogue.ts';
import type { FieldsIn, FileForm, ReceiveForm, SentFile } from './file-form.ts';

/**
 * The callers of an endpoint: anyone; anyone signed in; or a role that holds the capability. The field is required, so every
 * endpoint states its access.
 */
export type Access = 'public' | 'signed-in' | Capability;

/**
 * The use of the `Idempotency-Key` header. A money event requires it. A visitor's form and a command that creates something
 * accept it.
 */
export type IdempotencyKeyUse = 'required' | 'optional' | 'none';

/**
 * One endpoint of the HTTP contract. Routes, authorization, the typed client, OpenAPI and the role matrix are all read from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Starts with `/api/`; a parameter is written `:name` and is described by `params`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /**
   * Further data that the answer shows or the command writes, each with the capability that limits it. The call has a reach for
   * each.
   */
  readonly besides?: Readonly<Record<string, Capability>>;
  readonly params?: z.ZodMiniType<unknown>;
  readonly query?: z.ZodMiniType<unknown>;
  /** JSON of this shape, or a form with files. */
  readonly body?: z.ZodMiniType<unknown> | FileForm;
  /**
   * The shape of `data`: one thing, or for a list one row of it; of a file, one line; of a workbook, nothing; of a picture, its
   * media type; of events, one event.
   */
  readonly output: z.ZodMiniType<unknown>;
  /**
   * `list` answers `{ data: […], page }` and takes a cursor in its query; `csv` and `xlsx` answer a file to save, `picture` one
   * to show; `events` stays open until client or server closes it.
   */
  readonly answers: 'one' | 'list' | 'csv' | 'xlsx' | 'picture' | 'events';
  /** The endpoint's own refusals. The general ones (bad input, not signed in, …) follow from the other fields. */
  readonly errors: readonly ErrorCode[];
  readonly idempotencyKey: IdempotencyKeyUse;
}

type SchemaOutput<S> = S extends z.ZodMiniType<infer Output> ? Output : undefined;

/** The input of a handler: parsed and normalized. */
export interface InputOf<E extends Endpoint> {
  readonly params: SchemaOutput<E['params']>;
  readonly query: SchemaOutput<E['query']>;
  readonly body: E['body'] extends FileForm ? ReceiveForm<E['body']> : SchemaOutput<E['body']>;
}

type Sent<Name extends string, S> = S extends FileForm
  ? Record<Name, FieldsIn<z.input<S['fields']>> & Readonly<Record<keyof S['files'], SentFile>>>
  : S extends z.ZodMiniType<unknown, infer Input>
    ? Record<Name, Input>
    : unknown;

/** The request of a client: only the parts the endpoint has. */
export type RequestOf<E extends Endpoint> = Sent<'params', E['params']> &
  Sent<'query', E['query']> &
  Sent<'body', E['body']>;

export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** The position in a list. `next` is the cursor of the page after this one; `total` is null past `countedRowsMax`. */
export interface Page {
  readonly next: string | null;
  readonly total: number | null;
}

/** A list counts its rows only this far: counting a million rows costs more than the page itself. */
export const countedRowsMax = 10_000;

interface Answers<Output> {
  readonly one: { readonly data: Output; readonly message?: string };
  readonly list: { readonly data: readonly Output[]; readonly page: Page };
  readonly csv: CsvFile;
  readonly xlsx: Workbook;
  readonly picture: ShownPicture;
  readonly events: EventStream;
}

export type AnswerOf<E extends Endpoint> = Answers<OutputOf<E>>[E['answers']];

/** A table to save as a file: its lines, as they are read. */
export interface CsvFile {
  readonly fileName: string;
  readonly lines: AsyncIterable<string>;
}

/** A workbook to save, in pieces as it is made. */
export interface Workbook {
  readonly fileName: string;
  readonly workbook: AsyncIterable<Uint8Array>;
}

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Server-sent events, each as it is written on the stream. */
export interface EventStream {
  readonly events: AsyncIterable<Uint8Array>;
}

export const eventStreamType = 'text/event-stream';

/** A picture as it is stored. */
export interface ShownPicture {
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  /** True if its address names its content: a browser may then cache it for good. Otherwise it caches nothing. */
  readonly isImmutable: boolean;
}

/** The body of every failed call, in the caller's language. */
export interface Failure {
  readonly message: string;
  readonly code: ErrorCode;
  readonly errors?: readonly FieldError[];
  /** Warnings to confirm. The command succeeds when sent again with these in `confirmed`. */
  readonly warnings?: NotConfirmed['warnings'];
  readonly requestId: string;
}

/** The most invalid fields in one answer: a body can have thousands. */
export const fieldErrorsMax = 50;

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

type Defaults = { readonly answers: 'one'; readonly errors: readonly []; readonly idempotencyKey: 'none' };
type Draft = Omit<Endpoint, keyof Defaults> & Partial<Pick<Endpoint, keyof Defaults>>;

/**
 * Declares an endpoint with its literal types. Defaults: a single record as the answer, no own refusals, no idempotency key.
 */
export function endpoint<const E extends Draft>(draft: E): Omit<Defaults, keyof E> & E {
  return { answers: 'one', errors: [], idempotencyKey: 'none', ...draft };
}

/** The columns that a list may be sorted by: `name`, or downwards `-name`. Left out, the list has its own order. */
export function sortedBy<const Key extends string>(...keys: readonly Key[]) {
  return z.optional(z.enum(keys.flatMap((key) => [key, `-${key}` as const])));
}

/** The query fields that every list has besides its own filters. */
export const pageQuery = {
  /** Opaque; from `page.next` of the page before. */
  cursor: z.optional(z.string().check(z.maxLength(500))),
};
