export type Bytes = Uint8Array<ArrayBuffer>;

/** The two halves of a session, as the browser has them. */
export interface Session {
  readonly token: string;
  readonly cookie: string;
}

/** The user, the address and the headers that a request comes with. */
export interface Origin {
  readonly as?: Session | undefined;
  readonly address?: string | undefined;
  readonly headers?: Record<string, string> | undefined;
}

interface RawRequest extends Origin {
  /** Sent as JSON; a text and a form are sent as they are. */
  readonly body?: unknown;
}

export type Send = (method: string, path: string, request?: RawRequest) => Promise<Response>;

/** The `fetch` options of a request. */
export function fetchOptions(method: string, { as, body, headers }: RawRequest): RequestInit {
  return {
    method,
    headers: {
      ...(as && { Authorization: `Bearer ${as.token}`, Cookie: as.cookie }),
      // The platform says of a form itself how its parts are told apart.
      ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && {
      body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body),
    }),
  };
}

/** A form as a browser fills it: bytes as if they were a JPEG, other files as they are, and everything else as a text. */
export function formWith(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Uint8Array) form.set(name, new Blob([value as Bytes], { type: 'image/jpeg' }), name);
    else if (value instanceof Blob) form.set(name, value);
    else if (value !== undefined) form.set(name, String(value));
  }
  return form;
}

/** The session that signing in or up answers. */
export async function readSession(response: Response): Promise<Session> {
  const { data } = (await response.json()) as { data: { token: string } };
  return { token: data.token, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}
