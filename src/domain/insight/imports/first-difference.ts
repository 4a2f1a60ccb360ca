/** The first place in which two lists differ. */
export interface FirstDifference<Value> {
  /** Counted from 1. */
  readonly number: number;
  readonly was: Value;
  readonly now: Value;
  /** The number of later places in which they differ too. */
  readonly others: number;
}

/** The first place in which two lists differ, or null. Places that only the longer one has are not compared. */
export function firstDifference<Value>(
  was: readonly Value[],
  now: readonly Value[],
): FirstDifference<Value> | null {
  const differing = was.flatMap((value, index) => {
    const other = now[index];
    return other === undefined || other === value ? [] : [{ number: index + 1, was: value, now: other }];
  });
  const first = differing[0];
  return first === undefined ? null : { ...first, others: differing.length - 1 };
}
