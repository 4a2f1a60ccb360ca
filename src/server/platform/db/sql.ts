import type { CalendarDate } from '#domain/calendar/calendar-date.ts';

/** A value between the texts, sent as a parameter. */
type Value = string | number | boolean | Date | CalendarDate | null | readonly Value[];

/** A part of a statement with a variable text: texts, and the values between them. */
export class Sql {
  readonly texts: readonly string[];
  readonly values: readonly Value[];

  constructor(texts: readonly string[], values: readonly Value[]) {
    this.texts = texts;
    this.values = values;
  }
}

/** Composes a part: other parts are inserted with their values, and everything else is a value. */
export function sql(texts: TemplateStringsArray, ...between: readonly (Sql | Value)[]): Sql {
  const made = [texts[0] ?? ''];
  const values: Value[] = [];
  for (const [index, one] of between.entries()) {
    const part = one instanceof Sql ? one : new Sql(['', ''], [one]);
    const [first = '', ...rest] = part.texts;
    made.push((made.pop() ?? '') + first, ...rest);
    made.push((made.pop() ?? '') + (texts[index + 1] ?? ''));
    values.push(...part.values);
  }
  return new Sql(made, values);
}

/** A text of the program itself, such as the columns of a table. It must never contain typed text. */
export function raw(text: string): Sql {
  return new Sql([text], []);
}

/** A word or number of the program itself, written into the text because the plan depends on it. */
export function literal(value: string | number): Sql {
  return raw(typeof value === 'number' ? `${value}` : `'${value.replaceAll("'", "''")}'`);
}

/** Parts one after another. */
export function joined(parts: readonly Sql[], separator: string): Sql {
  return parts.reduce(
    (all, part, index) => (index === 0 ? part : sql`${all}${raw(separator)}${part}`),
    raw(''),
  );
}

/** The conjunction of the given conditions; true without any. */
export function allOf(conditions: readonly (Sql | false | null | undefined)[]): Sql {
  const asked = conditions.filter((condition) => condition instanceof Sql);
  return asked.length === 0 ? raw('true') : sql`(${joined(asked, ' AND ')})`;
}
