import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Headers } from '../http-posting.ts';

/** A payment of one rupee, sent under its key until it is answered. */
export interface Payment {
  readonly key: string;
  readonly agreementId: string;
  /** The first answer that says it is recorded, as it came. */
  answer?: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** True if the server said that it closes the connection. */
  readonly isLast: boolean;
  /** True if it says when to come again. A refusal that does not is a proxy's own. */
  readonly saysWhen: boolean;
}

/** Sends a payment; null when the connection ended without an answer. */
export function send(
  address: string,
  { session, agent }: Counter,
  { key, agreementId }: Payment,
): Promise<Answer | null> {
  const body = '{"amount":1,"method":"cash","confirmed":["equal_payment_just_recorded"]}';
  const headers = {
    ...session,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Idempotency-Key': key,
  };
  return new Promise((resolve) => {
    const url = `${address}/api/agreements/${agreementId}/payments`;
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text,
          isLast: response.headers.connection === 'close',
          saysWhen: response.headers['retry-after'] !== undefined,
        }),
      );
      response.on('error', () => resolve(null));
    });
    call.on('error', () => resolve(null));
    call.end(body);
  });
}

/** A teller's session and its one connection, which is kept open. */
export interface Counter {
  readonly session: Headers;
  readonly agent: Agent;
}

export function openCounter(session: Headers): Counter {
  return { session, agent: new Agent({ keepAlive: true, maxSockets: 1 }) };
}

export function newPayment(agreementId: string): Payment {
  return { key: randomUUID(), agreementId };
}
