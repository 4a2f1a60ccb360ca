import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { minuteMs } from '#domain/instant.ts';
import { createTestApi, readFailure, type TestApi } from '#test/support/calls/api.ts';
import { type BodyOf, endingOf } from '#test/support/calls/calls.ts';
import type { Origin } from '#test/support/calls/raw-request.ts';

let testApi: TestApi;
beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

const contactUs = {
  formType: 'contact_us' as const,
  fullName: 'Sidra Munir',
  phoneNumber: '0300-0000346',
  email: '',
  address: 'House 14, Satellite Town, Sargodha',
};
const inquiry = {
  formType: 'general_inquiry' as const,
  fullName: 'Riaz Ahmad',
  phoneNumber: '0300-0000707',
  emailAddress: 'riaz@example.com',
  serviceType: 'business' as const,
  message: 'A motorcycle loader, please.',
  name: 'Riaz Ahmad',
  phone: '0300-0000707',
  email: 'riaz@example.com',
  service: 'business',
};
const homeVisit = {
  formType: 'home_visit' as const,
  fullName: 'سدرہ منیر',
  phoneNumber: '0300-0000992',
  preferredDate: '2026-11-20',
  preferredTime: 'morning' as const,
  notes: 'جامع مسجد کے سامنے',
  name: 'سدرہ منیر',
  phone: '0300-0000992',
  email: '',
  address: 'سیٹلائٹ ٹاؤن، سرگودھا',
  date: '2026-11-20',
  time: 'morning',
};

interface Sending extends Origin {
  readonly idempotencyKey?: string;
}

/** Submits a valid form, and returns the id of its request. */
async function submit(body: BodyOf<'submitContactForm'>, sending: Sending = {}): Promise<string> {
  return (await testApi.call('submitContactForm', { body, ...sending })).id;
}

/** Sends a body as any program might. */
const send = (body: unknown, headers: Record<string, string> = {}) =>
  testApi.send('POST', api.submitContactForm.path, { body, headers });

async function stored(where = 'true', values: unknown[] = []) {
  const { rows } = await testApi.context.pool.query(`SELECT * FROM contact_requests WHERE ${where}`, values);
  return rows;
}

describe('a submitted form', () => {
  test('of the contact dialog is stored as written, with the phone without its hyphen', async () => {
    const id = await submit(contactUs, { headers: { 'Accept-Language': 'ur-PK,ur;q=0.9,en;q=0.5' } });
    expect(await stored('id = $1', [id])).toMatchObject([
      {
        form_type: 'contact_us',
        full_name: 'Sidra Munir',
        phone: '03000000346',
        email: null,
        address: contactUs.address,
        language: 'ur',
        status: 'new',
        received_at: new Date(testApi.clock.now()),
      },
    ]);
  });

  test('of the page has service, e-mail and message', async () => {
    const id = await submit(inquiry);
    expect(await stored('id = $1', [id])).toMatchObject([
      { service_type: 'business', email: 'riaz@example.com', message: inquiry.message, address: null },
    ]);
  });

  test('for a home visit has address, date, time and notes', async () => {
    const id = await submit(homeVisit);
    expect(await stored('id = $1', [id])).toMatchObject([
      {
        address: homeVisit.address,
        preferred_on: '2026-11-20',
        preferred_time: 'morning',
        notes: homeVisit.notes,
      },
    ]);
  });

  test('stores a script as plain text', async () => {
    const fullName = '<script>alert(1)</script>';
    const id = await submit({ ...contactUs, fullName });
    expect(await stored('id = $1', [id])).toMatchObject([{ full_name: fullName }]);
  });

  test.each(['+92 300 0000346', '0092-300-0000346', '923000000346', '۰۳۰۰۰۰۰۰۳۴۶', '0300 000 0346'])(
    'reads the phone %s',
    async (phoneNumber) => {
      const id = await submit({ ...contactUs, fullName: `Aslam ${phoneNumber}`, phoneNumber });
      expect(await stored('id = $1', [id])).toMatchObject([{ phone: '03000000346' }]);
    },
  );
});

describe('a new request', () => {
  const placeOf = async (form: BodyOf<'submitContactForm'>) => {
    const id = await submit(form);
    const [request] = await stored('id = $1', [id]);
    const { rows } = await testApi.context.pool.query('SELECT code FROM branches WHERE id = $1', [
      request.branch_id,
    ]);
    return `${rows[0].code} by ${request.branch_rule}`;
  };

  test('belongs to the branch that its text names, in either script, or else to the main branch', async () => {
    const from = (phoneNumber: string, address: string) => placeOf({ ...contactUs, phoneNumber, address });
    expect(await from('0311-0000001', 'Bosan Road, Multan')).toBe('MUX by city_in_address');
    expect(await from('0311-0000002', 'ڈھوک کھبہ، راولپنڈی')).toBe('RWP by city_in_address');
    expect(await from('0311-0000003', 'Chak 12, near the canal')).toBe('SGD by main_branch');
    const message = 'I live in Karachi and want a freezer.';
    expect(await placeOf({ ...inquiry, phoneNumber: '0311-0000004', message })).toBe(
      'KHI by city_in_message',
    );
  });

  test('is visible to the people of that branch at once, and to no other', async () => {
    await submit({ ...contactUs, phoneNumber: '0311-0000005', address: 'Model Town, Lahore' });
    const seenAt = async (branch: string) => {
      const as = await testApi.signIn((await testApi.addUser('employee', branch)).email);
      const { data } = await testApi.call('listContactRequests', { as, query: {} });
      return data.filter(({ phone }) => phone === '03110000005').length;
    };
    expect(await seenAt('LHE')).toBe(1);
    expect(await seenAt('SGD')).toBe(0);
  });
});

describe('the same submission', () => {
  test('with one key is stored once, however often it is sent and even at the same moment', async () => {
    const idempotencyKey = uuidv7();
    const body = { ...contactUs, fullName: 'Double Click' };
    const ids = await Promise.all(Array.from({ length: 20 }, () => submit(body, { idempotencyKey })));
    expect(new Set(ids).size).toBe(1);
    expect(await stored('full_name = $1', ['Double Click'])).toHaveLength(1);
  });

  test('without a key is recognized by its text for the rest of the day, and is a new request the day after', async () => {
    const body = { ...inquiry, fullName: 'Sent Twice' };
    const first = await submit(body);
    expect(await submit(body)).toBe(first);
    testApi.clock.advance(24 * 3_600_000);
    expect(await submit(body)).not.toBe(first);
  });

  test('cannot use a key again with another text', async () => {
    const idempotencyKey = uuidv7();
    await submit(contactUs, { idempotencyKey });
    const other = { body: { ...contactUs, address: 'Elsewhere' }, idempotencyKey };
    expect(await testApi.refusal('submitContactForm', other)).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
  });
});

describe('an invalid form', () => {
  const refusals: [string, unknown, Record<string, string>][] = [
    ['without a name', { ...contactUs, fullName: '  ' }, { fullName: 'Full name is required' }],
    ['without a phone', { ...contactUs, phoneNumber: '' }, { phoneNumber: 'Phone number is required' }],
    [
      'with a short phone',
      { ...contactUs, phoneNumber: '0300-00000' },
      { phoneNumber: 'Phone number must be in format 03xx-xxxxxxx' },
    ],
    [
      'with a short phone in Urdu digits',
      { ...contactUs, phoneNumber: '۰۳۰۰' },
      { phoneNumber: 'Phone number must be in format 03xx-xxxxxxx' },
    ],
    ['without an address', { ...contactUs, address: undefined }, { address: 'Address is required' }],
    ['without a message', { ...inquiry, message: '' }, { message: 'Message is required' }],
    [
      'with a message over its limit',
      { ...inquiry, message: 'x'.repeat(10_001) },
      { message: 'This is too long: at most 10,000 characters' },
    ],
    [
      'with a name over its limit',
      { ...contactUs, fullName: 'x'.repeat(121) },
      { fullName: 'This is too long: at most 120 characters' },
    ],
    [
      'for a visit in the past',
      { ...homeVisit, preferredDate: '2026-11-19' },
      { preferredDate: 'Please select a future date' },
    ],
    [
      'for a visit without a time',
      { ...homeVisit, preferredTime: undefined },
      { preferredTime: 'Please select a preferred time' },
    ],
    [
      'with an unknown service',
      { ...inquiry, serviceType: 'loan' },
      { serviceType: 'This is not a valid value' },
    ],
    ['with a number as a name', { ...contactUs, fullName: 5 }, { fullName: 'This is not a valid value' }],
    [
      'with a character that cannot be stored',
      { ...contactUs, fullName: 'a\u0000b' },
      { fullName: 'This contains characters that cannot be stored. Please enter it again.' },
    ],
    ['of an unknown type', { ...contactUs, formType: 'loan' }, { formType: 'This is not a valid value' }],
    ['that is no form', [1, 2], { '': 'This is not a valid value' }],
  ];

  test.each(refusals)('%s is refused at the field, and nothing is stored', async (_, body, expected) => {
    const before = (await stored()).length;
    const response = await send(body);
    expect(response.status).toBe(422);
    const { errors = [] } = await readFailure(response);
    expect(Object.fromEntries(errors.map(({ field, message }) => [field, message]))).toEqual(expected);
    expect(await stored()).toHaveLength(before);
  });

  test('reports all its faults at once', async () => {
    const response = await send({ formType: 'contact_us' }, { 'Accept-Language': 'ur' });
    expect((await readFailure(response)).errors?.map(({ message }) => message)).toEqual([
      'پورا نام لکھنا ضروری ہے',
      'فون نمبر لکھنا ضروری ہے',
      'پتہ لکھنا ضروری ہے',
    ]);
  });

  test.each([
    ['malformed JSON', '{"formType":', 400, 'malformed_json'],
    ['5 MB', 'x'.repeat(5 * 1024 * 1024), 413, 'body_too_large'],
  ])('of %s is refused as a whole', async (_, body, status, code) => {
    const response = await send(body);
    expect(response.status).toBe(status);
    expect((await readFailure(response)).code).toBe(code);
  });

  test('that is not JSON is refused as invalid JSON', async () => {
    const response = await send('fullName=a', { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(response.status).toBe(415);
  });

  test('with an invalid key is refused', async () => {
    const response = await send(contactUs, { 'Idempotency-Key': 'once' });
    expect((await readFailure(response)).code).toBe('idempotency_key_invalid');
  });
});

test('a lender without a branch takes no form, and says so', async () => {
  const own = await createTestApi();
  await own.database.ownerPool.query('DELETE FROM branches');
  expect(await own.refusal('submitContactForm', { body: contactUs })).toMatchObject({
    code: 'no_branch_yet',
  });
  await own.close();
});

/** A phone of its own for each visitor. */
const phoneOf = (visitor: number) => `0313-${String(visitor).padStart(7, '0')}`;

describe('a flood of forms', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    testApi.clock.advance(10 * minuteMs);
  });

  test('is stored at once, whole, and answered slowly, while other requests are answered', async () => {
    const { rateLimits } = testApi.context;
    for (let sent = 0; sent < 200; sent += 1) await rateLimits.isFloodOfForms();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const pausing = () => timers.mock.calls.filter(([, ms]) => ms === 6_000).length;
    let answered = 0;
    // More than the product works on at once.
    const flood = Array.from({ length: 70 }, async (_, visitor) => {
      const id = await submit({ ...contactUs, fullName: 'Flood', phoneNumber: phoneOf(visitor) });
      answered += 1;
      return id;
    });
    while (pausing() < flood.length) await testApi.call('getLender', {});
    expect(await stored('full_name = $1', ['Flood'])).toHaveLength(flood.length);
    expect(answered).toBe(0);
    vi.advanceTimersByTime(6_000);
    expect(new Set(await Promise.all(flood)).size).toBe(70);
  });
});

describe('forms from one address', () => {
  test('are accepted from thirty customers of one phone company at once', async () => {
    const address = '203.0.113.30';
    await Promise.all(
      Array.from({ length: 30 }, (_, visitor) =>
        submit({ ...contactUs, fullName: `Visitor ${visitor}`, phoneNumber: phoneOf(visitor) }, { address }),
      ),
    );
  });

  test('are accepted sixty times in an hour; the next learns when to try again', async () => {
    const address = '203.0.113.60';
    const endings: string[] = [];
    for (let sent = 0; sent < 61; sent += 1) {
      const body = { ...contactUs, fullName: `Within the hour ${sent}`, phoneNumber: phoneOf(sent) };
      endings.push(endingOf(await testApi.attempt('submitContactForm', { body, address })));
    }
    expect(endings).toEqual([...Array(60).fill('done'), 'too_many_requests']);
  });

  test('of one phone are one request to answer, however many are sent and from however many addresses', async () => {
    const phoneNumber = '0312-0000001';
    await Promise.all(
      Array.from({ length: 8 }, (_, form) =>
        submit({ ...contactUs, fullName: `Visitor ${form}`, phoneNumber }),
      ),
    );
    expect(await stored('phone = $1', ['03120000001'])).toHaveLength(8);
    expect(await stored('phone = $1 AND merged_into IS NULL', ['03120000001'])).toHaveLength(1);
  });

  test('get the usual answer if a bot filled the hidden field, and are not stored', async () => {
    await submit({ ...contactUs, fullName: 'Program', website: 'https://example.com' });
    expect(await stored('full_name = $1', ['Program'])).toEqual([]);
  });
});
