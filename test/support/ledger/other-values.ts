/** Another value than that of an expression, which may be null, for each type of a column. */
export const otherValues: Readonly<Record<string, (value: string) => string>> = {
  bigint: (value) => `coalesce(${value}, 0) + 1000`,
  integer: (value) => `coalesce(${value}, 0) + 1000`,
  smallint: (value) => `coalesce(${value}, 0) + 10`,
  boolean: (value) => `NOT coalesce(${value}, false)`,
  text: (value) => `coalesce(${value}, '') || 'x'`,
  uuid: () => 'gen_random_uuid()',
  bytea: (value) => `sha256(coalesce(${value}, ''))`,
  date: (value) => `coalesce(${value}, '2026-01-01') + 1`,
  'timestamp with time zone': (value) => `coalesce(${value}, now()) + interval '1 second'`,
  'time without time zone': (value) => `coalesce(${value}, '09:00') + interval '1 minute'`,
  jsonb: (value) =>
    `CASE jsonb_typeof(${value}) WHEN 'array' THEN ${value} || '[{}]' ELSE coalesce(${value}, '{}') || jsonb_build_object('x', concat(${value} ->> 'x', '1')) END`,
  'text[]': (value) => `array_append(coalesce(${value}, '{}'), 'x')`,
  'uuid[]': (value) => `array_append(coalesce(${value}, '{}'), gen_random_uuid())`,
  'integer[]': (value) => `array_append(coalesce(${value}, '{}'), 1)`,
};
