import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call of a gateway, and what it made of it. */
export interface GatewayCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The manners of a gateway with a call: it may take the message, and it may answer. */
export interface Manners {
  readonly takes: boolean;
  /** `yes` says that it is taken; null cuts the connection. */
  readonly answer: { readonly status: number; readonly body: string } | 'yes' | null;
  /** Done before it answers, with its id. Calls that come meanwhile are answered first. */
  readonly before?: (id: string) => Promise<unknown>;
}

export interface Gateway {
  readonly url: string;
  readonly calls: readonly GatewayCall[];
  /** The messages that it took, in their order. */
  readonly taken: readonly { readonly id: string; readonly call: GatewayCall }[];
  /** The manners of the next calls; without them it takes each and says so. */
  behave(manners: (call: GatewayCall, place: number) => Manners | undefined): void;
  stop(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

async function startGateway(idOf: (place: number) => string, yes: (id: string) => string): Promise<Gateway> {
  const calls: GatewayCall[] = [];
  const taken: { id: string; call: GatewayCall }[] = [];
  let manners: Parameters<Gateway['behave']>[0] = () => undefined;
  const answerCall = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = request;
    const call = { method, path, headers, body: await bodyOf(request) };
    calls.push(call);
    const id = idOf(calls.length);
    const behaved = manners(call, calls.length) ?? { takes: true, answer: 'yes' };
    const { takes, before } = behaved;
    const answer = behaved.answer === 'yes' ? { status: 200, body: yes(id) } : behaved.answer;
    if (takes) taken.push({ id, call });
    await before?.(id);
    if (answer === null) request.socket.destroy();
    else response.writeHead(answer.status).end(answer.body);
  };
  const server = createServer((request, response) => void answerCall(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    taken,
    behave(next) {
      manners = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The addresses at which the product takes reports. */
export const reportAddresses = {
  whatsApp: '/api/message-reports/whatsapp',
  sms: '/api/message-reports/sms',
} as const;

const appSecret = 'a-secret-of-the-app-in-the-test';

export interface WhatsAppGateway extends Gateway {
  /** The settings that make the product send through it. */
  readonly settings: Readonly<Record<string, string>>;
}

/** A server that speaks the WhatsApp Cloud API, as its documentation describes it. */
export async function startWhatsApp(): Promise<WhatsAppGateway> {
  const gateway = await startGateway(
    (place) => `wamid.HBgM${place}=`,
    (id) =>
      JSON.stringify({
        messaging_product: 'whatsapp',
        contacts: [{ input: '923000000101', wa_id: '923000000101' }],
        messages: [{ id, message_status: 'accepted' }],
      }),
  );
  return {
    ...gateway,
    settings: {
      MESSAGES_BY: 'whatsapp',
      MESSAGES_HUNDRED_COST: '300',
      WHATSAPP_URL: `${gateway.url}/v23.0`,
      WHATSAPP_PHONE_ID: '106540352242922',
      WHATSAPP_TOKEN: 'a-token-of-the-test-lender',
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: 'a-word-between-two-servers',
    },
  };
}

/** A refusal of the WhatsApp Cloud API. */
export const whatsAppError = (code: number, status = 400): Manners => ({
  takes: false,
  answer: {
    status,
    body: JSON.stringify({
      error: { message: `(#${code}) told`, type: 'OAuthException', code, fbtrace_id: 'Az8or2yhqkZfEZ' },
    }),
  },
});

interface WhatsAppStatus {
  readonly id: string;
  readonly status: string;
  /** Our own id, which WhatsApp returns. */
  readonly ours?: string;
  readonly error?: number;
}

/** A notification of WhatsApp with these statuses, and its signature. */
export function whatsAppNotification(statuses: readonly WhatsAppStatus[]) {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '923000000100', phone_number_id: '106540352242922' },
              statuses: statuses.map(({ id, status, ours, error }) => ({
                id,
                status,
                timestamp: '1790000000',
                recipient_id: '923000000101',
                ...(ours !== undefined && { biz_opaque_callback_data: ours }),
                ...(error !== undefined && { errors: [{ code: error, title: 'told' }] }),
              })),
            },
          },
        ],
      },
    ],
  });
  return { body, signature: signed(body) };
}

/** The value of `X-Hub-Signature-256`. */
export const signed = (body: string, secret = appSecret) =>
  `sha256=${createHmac('sha256', secret).update(body, 'utf8').digest('hex')}`;

/** An SMS gateway over HTTP: a form with the message, an answer in a line of text. */
export async function startSmsGateway(
  settings: Readonly<Record<string, string>> = {},
): Promise<WhatsAppGateway> {
  const gateway = await startGateway(
    (place) => `pk-${1000 + place}`,
    (id) => `OK ${id}`,
  );
  return {
    ...gateway,
    settings: {
      MESSAGES_BY: 'sms',
      MESSAGES_HUNDRED_COST: '250',
      SMS_URL: `${gateway.url}/send`,
      SMS_FIELDS: 'to={phone}&message={text}&from=QIST&ref={id}',
      SMS_URDU_FIELDS: 'unicode=1',
      SMS_AUTHORIZATION: 'Bearer a-key-of-the-gateway',
      SMS_ACCEPTED: '^OK (?<id>\\S+)$',
      SMS_REFUSED: '^ERR ',
      SMS_REPORT_AUTHORIZATION: 'Basic a-word-of-the-gateway',
      SMS_REPORT_ID: 'msgid',
      SMS_REPORT_STATE: 'dlr',
      ...settings,
    },
  };
}
