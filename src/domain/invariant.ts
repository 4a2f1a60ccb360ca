/** Asserts a condition that must be true. `why` says why it must. If it throws, the program is wrong, not its input. */
export function invariant(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Error(`Can't happen: ${why}`);
}
