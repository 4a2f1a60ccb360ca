import type { JsonSchema } from '#test/support/calls/json-schema.ts';
import { badValue, type Fault } from './bad-values.ts';
import type { Random } from './random.ts';

/** Names that mean something to JavaScript, or that no form has. */
const strangeNames = [
  '__proto__',
  'constructor',
  'id',
  'role',
  'branchId',
  'isActive',
  'x'.repeat(2_000),
  '\u0000',
];

/** A copy of valid input with one fault. */
export function spoil(schema: JsonSchema, value: unknown, fault: Fault, random: Random): unknown {
  const { properties, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const choices = [...anyOf, ...oneOf, ...allOf];
  if (choices.length > 0 && random.chance(90)) return spoil(random.pick(choices), value, fault, random);
  if (properties !== undefined && random.chance(95)) return spoilObject(properties, value, fault, random);
  if (items !== undefined && random.chance(60)) {
    const [first, ...others] = Array.isArray(value) ? value : [];
    return [spoil(items, first, fault, random), ...others];
  }
  return badValue(schema, fault, random);
}

function spoilObject(
  properties: Readonly<Record<string, JsonSchema>>,
  value: unknown,
  fault: Fault,
  random: Random,
): unknown {
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const names = Object.keys(properties);
  if (names.length === 0 || random.chance(5)) {
    return { ...fields, [random.pick(strangeNames)]: badValue({}, fault, random) };
  }
  const name = random.pick(names);
  if (random.chance(5)) {
    const { [name]: _, ...rest } = fields;
    return rest;
  }
  return { ...fields, [name]: spoil(properties[name] ?? {}, fields[name], fault, random) };
}
