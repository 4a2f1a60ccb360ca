import type { FileForm, ReceiveForm } from '#contract/file-form.ts';
import { invariant } from '#domain/invariant.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../context.ts';
import { formBytesMax, readForm } from './read-form.ts';

/** How a handler receives a form with files: in its turn, as often as the sender may, and not read before. */
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

/** What it says it is, or the most that it can be; what is longer is refused before it is held. */
function bytesOf(request: Request, form: FileForm): number {
  const length = request.headers.get('content-length');
  return Math.min(length === null ? Number.POSITIVE_INFINITY : Number(length), formBytesMax(form));
}
