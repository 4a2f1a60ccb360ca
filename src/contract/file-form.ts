import type * as z from 'zod/mini';
import type { ErrorCode } from './errors/error-catalogue.ts';

/** A form that carries files, sent as `multipart/form-data`. It has its fields, each of its files once, and nothing else. */
export interface FileForm {
  /** They arrive as texts. */
  readonly fields: z.ZodMiniObject;
  readonly files: Readonly<Record<string, FileField>>;
}

/** A file of a form. */
export interface FileField {
  /** The types that a browser offers to choose. They are not trusted: the file's bytes decide its type. */
  readonly mediaTypes: readonly string[];
  readonly bytesMax: number;
  readonly tooLarge: Extract<ErrorCode, `${string}_too_large`>;
  /** The refusals of its content. */
  readonly errors: readonly ErrorCode[];
}

/** True if a body is a form with files. */
export function isFileForm(body: z.ZodMiniType<unknown> | FileForm | undefined): body is FileForm {
  return body !== undefined && 'files' in body;
}

/** The fields of a form; a form of files alone has none, which must not forbid its files. */
export type FieldsIn<Fields> = Fields extends Record<string, never> ? unknown : Fields;

/** A form as it was received: its fields parsed and normalized, its files as their bytes. */
export type ReceivedForm<F extends FileForm> = FieldsIn<z.output<F['fields']>> &
  Readonly<Record<keyof F['files'], Uint8Array>>;

/**
 * Reads a form when its handler asks for it, so that a refused request is never read. The files are in memory until `use` is
 * done, and other uploads may wait for that long.
 */
export type ReceiveForm<F extends FileForm> = <Result>(
  use: (form: ReceivedForm<F>) => Promise<Result>,
) => Promise<Result>;

/** The browser's `Blob`: a chosen file or a camera picture. */
export interface SentFile {
  readonly type: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}
