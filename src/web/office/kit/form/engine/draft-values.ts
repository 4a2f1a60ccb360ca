/** An object or a list of objects: what has fields inside. A file or a list of plain values is one value. */
function hasParts(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return false;
  return !Array.isArray(value) || value.every((each) => typeof each === 'object' && each !== null);
}

function partOf(whole: unknown, key: string): unknown {
  return hasParts(whole) ? Reflect.get(whole, key) : undefined;
}

/** What is found at a path such as `items.0.price`; undefined where the path leads nowhere. */
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

/** Whether two drafts are made of the same. Files are the same only when they are one and the same file. */
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
 * The field of the form that a path of the contract means. The contract may look deeper into a field than the form does
 * (`weekdays.0` is the field `weekdays`), and the server says `content.phone` of what the form calls `phone`. A path
 * that leads nowhere comes back as it is.
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
