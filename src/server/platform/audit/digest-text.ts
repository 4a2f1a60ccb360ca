/** Begins each digest. Another list of columns, or another way to write one, is another version. */
export const digestVersion = 1;

/**
 * The form in which a value is written, independent of the session's settings: an instant as microseconds, a day as a
 * number, bytes in hexadecimal.
 */
export type Written = 'plain' | 'instant' | 'day' | 'bytes';

const writing: Readonly<Record<Written, (value: string) => string>> = {
  plain: (value) => value,
  instant: (value) => `(extract(epoch FROM ${value}) * 1000000)::bigint`,
  day: (value) => `${value} - date '1970-01-01'`,
  bytes: (value) => `encode(${value}, 'hex')`,
};

/** Columns of a row as they go into a digest, in the order of the list. */
export const rowText = (columns: Readonly<Record<string, Written>>, row: string) =>
  `ROW(${Object.entries(columns)
    .map(([column, written]) => writing[written](`${row}.${column}`))
    .join(', ')})`;

/** The digest of a row as text: what `digest_of` of the database makes, as an expression that verify sends whole. */
export const digestExpression = (written: string) =>
  `'${digestVersion}:' || encode(sha256(convert_to(${written}::text, 'UTF8')), 'base64')`;
