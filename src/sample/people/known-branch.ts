/** A branch as the database knows it. */
export interface KnownBranch {
  readonly id: string;
  readonly code: string;
}
