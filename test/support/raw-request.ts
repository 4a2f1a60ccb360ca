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
  /** Sent as JSON; a text is sent as it is, and bytes as if they were a JPEG. */
  readonly body?: unknown;
}

export type Send = (method: string, path: string, request?: RawRequest) => Promise<Response>;

/** What `fetch` is told for a request. */
export function fetchOptions(method: string, { as, body, headers }: RawRequest): RequestInit {
  return {
    method,
    headers: {
      ...(as && { Authorization: `Bearer ${as.token}`, Cookie: as.cookie }),
      ...(body !== undefined && { 'Content-Type': isBytes(body) ? 'image/jpeg' : 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && {
      body: isBytes(body) || typeof body === 'string' ? body : JSON.stringify(body),
    }),
  };
}

function isBytes(body: unknown): body is Bytes {
  return body instanceof Uint8Array;
}

/** The session that signing in or up answers. */
export async function readSession(response: Response): Promise<Session> {
  const { data } = (await response.json()) as { data: { token: string } };
  return { token: data.token, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}
