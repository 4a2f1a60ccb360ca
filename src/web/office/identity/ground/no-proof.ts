/** The proof of an act, as the endpoints take it; both are null for an act that needs none. */
export interface Proof {
  readonly currentPassword: string | null;
  readonly totpCode: string | null;
}

export const noProof: Proof = { currentPassword: null, totpCode: null };
