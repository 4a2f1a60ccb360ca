/**
 * A failed start for a reason that a person can act on. The message is one plain sentence; the process prints it without a
 * stack and exits with 1.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
