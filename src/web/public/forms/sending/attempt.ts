/** One submission of a visitor, however often it has to be sent. */
export interface Attempt {
  /** The `Idempotency-Key` it goes under. */
  readonly key: string;
  readonly content: string;
}

/** The same content is the same attempt, so a lost answer never stores it twice. Edited content is a new one. */
export function attemptAt(payload: object, before: Attempt | null, newKey: () => string): Attempt {
  const content = JSON.stringify(payload);
  return before?.content === content ? before : { key: newKey(), content };
}
