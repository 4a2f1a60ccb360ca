/** An object or a list of objects: values that have fields inside. A file or a list of plain values is a single value. */
function hasParts(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return false;
  return !Array.isArray(value) || value.every((each) => typeof each === 'object' && each !== null);
}

function partOf(whole: unknown, key: string): unknown {
  return hasParts(whole) ? Reflect.get(whole, key) : undefined;
}

/** The value at a path such as `items.0.price`; undefined when the path does not exist. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce(partOf, values);
}

/** The path of each field of a form; a list of rows is one. */
export function fieldPathsOf(values: object): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    hasParts(value) && !Array.isArray(value) ? fieldPathsOf(value).map((inner) => `${key}.${inner}`) : [key],
  );
}

/** The values with the one at the path changed. Objects beside the path stay the same objects. */
export function withValue<Values>(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : withValue(partOf(values, key), rest.join('.'), value);
  if (Array.isArray(values)) return values.with(Number(key), next) as Values;
  return { ...values, [key]: next };
}

/** True when two drafts have equal values. Files are equal only by identity. */
export function isSame(
  one: unknown,
  other: unknown,
  isEqual: (one: unknown, other: unknown) => boolean = Object.is,
): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSame(each, other[index], isEqual));
  }
  if (!hasParts(one) || !hasParts(other) || Array.isArray(one) || Array.isArray(other)) {
    return isEqual(one, other);
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key), isEqual));
}

/**
 * The form's field for a path of the contract. The contract may go deeper into a field than the form (`weekdays.0` is the field
 * `weekdays`), and the server says `content.phone` for the form's `phone`. An unknown path comes back unchanged.
 */
export function fieldAt(values: object, path: string): string {
  const keys = path.split('.');
  const start = keys.findIndex((key) => Object.hasOwn(values, key));
  if (start < 0) return path;
  const way: string[] = [];
  let reached: unknown = values;
  for (const key of keys.slice(start)) {
    if (!hasParts(reached)) break;
    if (!Object.hasOwn(reached, key)) return path;
    way.push(key);
    reached = partOf(reached, key);
  }
  return way.join('.');
}
