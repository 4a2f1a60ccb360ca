import type { FileForm, ReceiveForm } from '#contract/file-form.ts';
import { invariant } from '#domain/invariant.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../context.ts';
import { formBytesMax, readForm } from './read-form.ts';

/**
 * Makes the function with which a handler receives a form with files: after its turn in the queue, within the sender's
 * quota, and not before the handler asks.
 */
export function receiveForm<F extends FileForm>(
  request: Request,
  form: F,
  { uploads, rateLimits }: AppContext,
  actor: Actor | null,
): ReceiveForm<F> {
  invariant(actor !== null, 'only somebody who is signed in sends files');
  return (use) =>
    uploads.admit(actor.userId, bytesOf(request, form), async () => {
      await rateLimits.admit('upload', actor.userId);
      return use(await readForm(request, form));
    });
}

/** The length that the request states, or the form's maximum. A longer body is refused before it is in memory. */
function bytesOf(request: Request, form: FileForm): number {
  const length = request.headers.get('content-length');
  return Math.min(length === null ? Number.POSITIVE_INFINITY : Number(length), formBytesMax(form));
}
