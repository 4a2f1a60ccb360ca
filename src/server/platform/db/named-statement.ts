import type { QueryConfig } from 'pg';
import { invariant } from '#domain/invariant.ts';

/** A statement's parameters by their names. */
export type NamedValues = Readonly<Record<string, unknown>>;

/** `:name`, but neither the cast `::text` nor a time such as `12:30`. */
const parameter = /(?<![:\w]):([a-z]\w*)/g;

/**
 * A prepared statement with many parameters, written with their names. A name may appear several times. An unused value, or
 * a name without a value, is a mistake in the program.
 */
export function namedStatement(name: string, text: string): (values: NamedValues) => QueryConfig {
  const names = [...new Set([...text.matchAll(parameter)].map((match) => match[1] ?? ''))];
  const numbered = text.replace(parameter, (_, found: string) => `$${names.indexOf(found) + 1}`);
  return (values) => {
    const given = Object.keys(values);
    invariant(
      given.length === names.length && names.every((wanted) => wanted in values),
      `${name} is given what it names: ${names.join(', ')}`,
    );
    return { name, text: numbered, values: names.map((wanted) => values[wanted]) };
  };
}
