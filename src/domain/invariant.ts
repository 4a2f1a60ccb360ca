/** Holds what can't be otherwise. `why` says what made it certain; when it throws, the program is wrong, not its input. */
export function invariant(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Error(`Can't happen: ${why}`);
}
