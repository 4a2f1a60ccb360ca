import { expect, test } from 'vitest';
import { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { sessionEndpoints } from '#contract/identity/session.ts';
import { signInEndpoints } from '#contract/identity/sign-in.ts';
import { customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { paymentEndpoints } from '#contract/lending/payments.ts';
import type { Language } from '#domain/language.ts';
import { ApiFailure } from './api-failure.ts';
import type { CallEnd } from './connection.ts';
import { createJsonClient } from './json-client.ts';
import { createTransport } from './transport.ts';

interface Server {
  readonly token?: string;
  readonly language?: Language;
  readonly isAttended?: boolean;
  readonly answer: () => Response | Promise<Response>;
}

function clientOf({ token, language = 'en', isAttended = true, answer }: Server) {
  const sent: Request[] = [];
  const ended: string[] = [];
  const left: [token: string, left: string][] = [];
  const heard: CallEnd[] = [];
  const transport = createTransport({
    fetch: async (input, init) => {
      sent.push(new Request(new URL(String(input), 'https://lender.example'), init));
      return answer();
    },
    token: () => token ?? null,
    language: () => language,
    isAttended: () => isAttended,
    onNotSignedIn: (endedToken) => ended.push(endedToken),
    onSessionLeft: (ofToken, value) => left.push([ofToken, value]),
    onCall: (end) => heard.push(end),
  });
  return { call: createJsonClient(transport), sent, ended, left, heard };
}

const answered =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const failureOf = (call: Promise<unknown>): Promise<ApiFailure> =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (thrown: unknown) => {
      expect(thrown).toBeInstanceOf(ApiFailure);
      return thrown as ApiFailure;
    },
  );

test('a call carries the token, the language, the cookies and its body as JSON', async () => {
  const { call, sent } = clientOf({
    token: 'secret',
    language: 'ur',
    answer: answered({ data: { token: 't' } }),
  });
  const body = { identifier: '0300-0000001', password: 'آسان' };
  const { data } = await call(signInEndpoints.signIn, { body });
  expect(data.token).toBe('t');
  const [request] = sent;
  expect(request?.method).toBe('POST');
  expect(request?.url).toBe('https://lender.example/api/auth/login');
  expect(request?.credentials).toBe('include');
  expect(request?.headers.get('authorization')).toBe('Bearer secret');
  expect(request?.headers.get('accept-language')).toBe('ur');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(await request?.json()).toEqual(body);
});

test('a call without a session or body sends neither', async () => {
  const { call, sent } = clientOf({ answer: answered({ data: null }) });
  await call(sessionEndpoints.signOut);
  expect(sent[0]?.headers.has('authorization')).toBe(false);
  expect(sent[0]?.headers.has('content-type')).toBe(false);
  expect(sent[0]?.body).toBeNull();
});

test('parameters and filters are escaped, and empty filters left out', async () => {
  const page = { data: [], page: { next: null, total: 0 } };
  const { call, sent } = clientOf({ answer: answered(page) });
  const answer = await call(contactRequestEndpoints.listContactRequests, {
    query: { cursor: 'سدرہ & co', formType: undefined },
  });
  expect(answer.page.total).toBe(0);
  expect(sent[0]?.url).toBe(
    `https://lender.example/api/contact-requests?cursor=${encodeURIComponent('سدرہ')}+%26+co`,
  );
  await call(contactRequestEndpoints.getContactRequest, { params: { id: '../auth/session' } });
  expect(sent[1]?.url).toBe('https://lender.example/api/contact-requests/..%2Fauth%2Fsession');
});

test('a picture is received as its bytes', async () => {
  const id = '0197a000-0000-7000-8000-000000000000';
  const { call } = clientOf({
    answer: () =>
      new Response(new Blob(['RIFF'], { type: 'image/webp' }), {
        headers: { 'Content-Disposition': 'inline' },
      }),
  });
  const received = await call(customerDocumentEndpoints.showCustomerDocument, {
    params: { id, documentId: id },
  });
  expect([received.type, await received.text()]).toEqual(['image/webp', 'RIFF']);
});

test('a refusal keeps its code, message, field errors and request id', async () => {
  const errors = [{ field: 'identifier', message: 'Phone or email is required' }];
  const refusal = {
    message: 'Please correct the marked fields.',
    code: 'invalid_input',
    errors,
    requestId: 'r-1',
  };
  const { call, ended } = clientOf({ token: 'secret', answer: answered(refusal, 422) });
  const failure = await failureOf(call(sessionEndpoints.getSession));
  expect(failure).toMatchObject({ ...refusal, status: 422 });
  expect(ended).toEqual([]);
});

test('a payment that needs confirming carries all its warnings, and other refusals none', async () => {
  const warnings = ['payment_beyond_outstanding', 'reference_seen_before'];
  const refusal = { message: 'Correct it, or confirm.', code: 'not_confirmed', warnings, requestId: 'r-1' };
  const id = '0197a000-0000-7000-8000-000000000000';
  const record = (answer: unknown, status: number) =>
    clientOf({ answer: answered(answer, status) }).call(paymentEndpoints.recordPayment, {
      params: { id },
      body: { amount: 9_000, method: 'raast', reference: 'R-1' },
      idempotencyKey: id,
    });
  expect((await failureOf(record(refusal, 409))).warnings).toEqual(warnings);
  const missing = { message: 'There is none.', code: 'not_found', requestId: 'r-2' };
  expect((await failureOf(record(missing, 404))).warnings).toEqual([]);
});

test('a session unknown to the server is reported with its token', async () => {
  const refusal = { message: 'Your session has ended.', code: 'not_signed_in', requestId: 'r-2' };
  const { call, ended } = clientOf({ token: 'old', answer: answered(refusal, 401) });
  expect((await failureOf(call(sessionEndpoints.getSession))).code).toBe('not_signed_in');
  expect(ended).toEqual(['old']);
});

test("a wrong password does not end another user's session", async () => {
  const refusal = { message: 'Not right.', code: 'wrong_credentials', requestId: 'r-3' };
  const { call, ended } = clientOf({ token: 'secret', answer: answered(refusal, 401) });
  await failureOf(call(signInEndpoints.signIn, { body: { identifier: 'a', password: 'b' } }));
  expect(ended).toEqual([]);
});

test("a missing answer differs from a refusal, in the reader's language", async () => {
  const { call, heard } = clientOf({
    language: 'ur',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const failure = await failureOf(call(sessionEndpoints.signOut));
  expect(failure).toMatchObject({ code: 'network', status: undefined });
  expect(failure.message).toContain('انٹرنیٹ');
  expect(heard).toEqual(['no_answer']);
});

test.each([
  ['a proxy page', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['an empty success', () => new Response('', { status: 200 }), 200],
  ['a list where an object belongs', answered([]), 200],
])('%s is not accepted as an answer', async (_, answer, status) => {
  const { call } = clientOf({ answer });
  expect(await failureOf(call(sessionEndpoints.getSession))).toMatchObject({
    code: 'unreadable_answer',
    status,
  });
});

test('a cancelled call is not reported as a network failure', async () => {
  const giveUp = new AbortController();
  giveUp.abort();
  const { call, heard } = clientOf({ answer: () => Promise.reject(giveUp.signal.reason) });
  await expect(call(sessionEndpoints.getSession, { signal: giveUp.signal })).rejects.toBe(
    giveUp.signal.reason,
  );
  expect(heard).toEqual([]);
});

test('a background call says so, and the answer passes on how long the session lasts', async () => {
  const { call, sent, left } = clientOf({
    token: 'secret',
    isAttended: false,
    answer: () => Response.json({ data: null }, { headers: { 'Session-Left': '90; final' } }),
  });
  await call(sessionEndpoints.getSession);
  expect(sent[0]?.headers.get('x-unattended')).toBe('true');
  expect(left).toEqual([['secret', '90; final']]);
});

test.each([
  [200, { data: null }, 'answered'],
  [409, { code: 'changed_meanwhile', message: 'Changed' }, 'answered'],
  [503, { code: 'unavailable', message: 'Not reachable' }, 'unavailable'],
] as const)('an answer %i %j is told as %s', async (status, body, end) => {
  const { call, heard } = clientOf({ answer: answered(body, status) });
  await call(sessionEndpoints.signOut).catch(() => null);
  expect(heard).toEqual([end]);
});
