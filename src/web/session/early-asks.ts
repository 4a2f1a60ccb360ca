/**
 * Sends the page's first requests while its code loads: the code takes longer than the server. It runs on its own, as the first
 * file of the page, and imports nothing, because every import would delay it. The server writes the requests into the page, as
 * `GET /api/lender`; a POST is a search without filters.
 */

/** A request, by the parts that make it unique. */
interface Question {
  readonly method: string;
  readonly target: string;
  /** JSON. */
  readonly body: string | null;
  readonly authorization: string;
}

/** A request that was answered before the app had loaded. */
export interface EarlyAnswer extends Question {
  readonly answer: unknown;
  /** The time left for the session, from the answer's header. */
  readonly sessionLeft: string | null;
}

/** After this time the page sends its own requests: an early answer not used by then is stale. */
const keptMs = 15_000;

/** A pending request, or its answer. Null: send it again, and the retry reports the failure. */
type Early = EarlyAnswer | Promise<EarlyAnswer | null>;

const early = new Map<string, Early>();

function keyOf({ method, target, body, authorization }: Question): string {
  return [method, target, body, authorization].join(' ');
}

function askEarly(): void {
  const token = storedToken();
  // A list whose address has filters sends another request.
  if (token === null || window.location.search !== '' || !isOwnArea()) return;
  for (const ask of document.documentElement.dataset.asks?.split(',') ?? []) {
    const [method = '', target = ''] = ask.split(' ');
    const question = {
      method,
      target,
      body: method === 'POST' ? '{}' : null,
      authorization: `Bearer ${token}`,
    };
    const key = keyOf(question);
    const answer = send(question).then((received) => {
      if (received !== null && early.has(key)) early.set(key, received);
      return received;
    });
    early.set(key, answer);
  }
  setTimeout(() => early.clear(), keptMs);
}

/** The page of another role is not shown, and its data would be refused. The role of a session is the word of its area. */
function isOwnArea(): boolean {
  const [, area = ''] = window.location.pathname.split('/');
  const role = area === 'admin' ? 'superadmin' : area;
  return window.localStorage.getItem('userData')?.includes(`"role":"${role}"`) === true;
}

function storedToken(): string | null {
  try {
    return window.localStorage.getItem('token');
  } catch {
    return null;
  }
}

async function send(question: Question): Promise<EarlyAnswer | null> {
  const { method, target, body, authorization } = question;
  const headers = new Headers({ Accept: 'application/json', Authorization: authorization });
  if (body !== null) headers.set('Content-Type', 'application/json');
  try {
    const response = await fetch(target, { method, headers, body, credentials: 'include' });
    if (!response.ok) return null;
    return { ...question, answer: await response.json(), sessionLeft: response.headers.get('Session-Left') };
  } catch {
    return null;
  }
}

/** The answer to an early request, here or pending, once; undefined when none was sent. */
export function takeAnswer(question: Question): Early | undefined {
  const key = keyOf(question);
  const answer = early.get(key);
  early.delete(key);
  return answer;
}

/** The answers that have arrived for this authorization. Each is handed out once. */
export function takeAnswers(authorization: string): readonly EarlyAnswer[] {
  const here = [...early.values()].filter((one): one is EarlyAnswer => !(one instanceof Promise));
  const own = here.filter((one) => one.authorization === authorization);
  for (const one of own) early.delete(keyOf(one));
  return own;
}

askEarly();
