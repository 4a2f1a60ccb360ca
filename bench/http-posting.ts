import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { agreementIdOf } from './large/fill-large-lender.ts';
import type { Round } from './pgbench.ts';

export type Headers = Readonly<Record<string, string>>;

/** The headers of a session of its own, as a browser would send them. */
export async function signIn(
  address: string,
  identifier = 'superadmin@example.pk',
  password = samplePassword,
): Promise<Headers> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier, password }),
  });
  if (response.status !== 200) throw new Error(`signing in was answered ${response.status}`);
  const { data } = (await response.json()) as { data: { token: string } };
  return {
    Authorization: `Bearer ${data.token}`,
    Cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

/** Payments posted per second over HTTP. Each client has its own session and sends one request after the other. */
export async function postingsPerSecond(
  address: string,
  sessions: readonly Headers[],
  amount: number,
  { clients, postingsPerClient, first, every }: Round,
): Promise<number> {
  const body = JSON.stringify({ amount, method: 'cash', confirmed: ['equal_payment_just_recorded'] });
  const startedAt = performance.now();
  await Promise.all(
    sessions.slice(0, clients).map(async (session, client) => {
      const connection = await connect(address);
      for (let posted = 0; posted < postingsPerClient; posted += 1) {
        const id = agreementIdOf((first + posted * clients + client) * every);
        await connection.post(`/api/agreements/${id}/payments`, session, body);
      }
      connection.end();
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return (clients * postingsPerClient) / seconds;
}

/**
 * A keep-alive connection with a minimal HTTP parser. Node's client would use as much CPU as the measured server; pgbench uses
 * almost none.
 */
async function connect(address: string) {
  const { host, hostname, port } = new URL(address);
  const socket = createConnection({ host: hostname, port: Number(port), noDelay: true }).setEncoding(
    'latin1',
  );
  await once(socket, 'connect');
  return {
    async post(path: string, session: Headers, body: string): Promise<void> {
      const headers = {
        Host: host,
        ...session,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'Idempotency-Key': randomUUID(),
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write([`POST ${path} HTTP/1.1`, ...lines, '', body].join('\r\n'));
      let answer = '';
      while (!isWhole(answer)) answer += (await once(socket, 'data'))[0];
      if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`a payment was answered ${answer}`);
    },
    end: () => socket.end(),
  };
}

/** True if an answer's body is as long as its header says. */
function isWhole(answer: string): boolean {
  const bodyAt = answer.indexOf('\r\n\r\n') + 4;
  const length = /^content-length: (\d+)/im.exec(answer)?.[1];
  return bodyAt > 3 && length !== undefined && answer.length >= bodyAt + Number(length);
}
