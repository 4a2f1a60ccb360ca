import { addressed, type Call, type Parts, type Received } from './endpoint-call.ts';
import type { Transport } from './transport.ts';

/** The client for bodies with files. */
export function createFormClient(send: Transport): Call {
  return async (endpoint, ...[call]) => {
    const parts: Parts = call ?? {};
    // The browser sets the content type and its boundary.
    const answer = await send({ ...addressed(endpoint, parts), body: formOf(parts.body as object) });
    return answer as Received<typeof endpoint>;
  };
}

/** The fields and files of a form. The name of a file is not sent: it may contain somebody's name or CNIC. */
function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.set(name, value, name);
    else if (value !== undefined) form.set(name, String(value));
  }
  return form;
}
