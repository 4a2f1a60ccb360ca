import { describe, expect, test } from 'vitest';
import { contactFormEndpoints } from '#contract/site/contact-forms.ts';
import { sendForm } from './send-form.ts';

const form = { payload: { formType: 'contact_us' }, key: 'the key', language: 'ur' } as const;

/** A server that gives one answer and remembers its requests. */
function answering(answer: () => Response) {
  const asked: Request[] = [];
  const surroundings = {
    isOnline: () => true,
    fetch: async (address: Parameters<typeof fetch>[0], init?: RequestInit) => {
      asked.push(new Request(new URL(String(address), 'https://lender.example'), init));
      return answer();
    },
  };
  return { asked, surroundings };
}

test("a form is sent to the contract's address as JSON, with its key and the page's language", async () => {
  const { asked, surroundings } = answering(() => Response.json({ data: { id: '1' } }));
  expect(await sendForm(form, surroundings)).toEqual({ ok: true, message: null, code: null });
  expect(asked).toHaveLength(1);
  const [request] = asked;
  expect(request?.method).toBe(contactFormEndpoints.submitContactForm.method);
  expect(request?.url).toBe(`https://lender.example${contactFormEndpoints.submitContactForm.path}`);
  expect(request?.headers.get('Idempotency-Key')).toBe('the key');
  expect(request?.headers.get('Accept-Language')).toBe('ur');
  expect(await request?.json()).toEqual({ formType: 'contact_us' });
});

test("a success passes on the server's own message and the code of the request", async () => {
  const { surroundings } = answering(() =>
    Response.json({ data: { id: '1', code: 'A-0' }, message: 'Received' }),
  );
  expect(await sendForm(form, surroundings)).toEqual({ ok: true, message: 'Received', code: 'A-0' });
});

describe('a form is not sent', () => {
  test('when the server refuses it, and its field messages are kept', async () => {
    const errors = [{ field: 'address', message: 'Address is required' }];
    const body = {
      message: 'Please correct the marked fields.',
      code: 'invalid_input',
      errors,
      requestId: 'r',
    };
    const { surroundings } = answering(() => Response.json(body, { status: 422 }));
    expect(await sendForm(form, surroundings)).toEqual({
      ok: false,
      reason: 'refused',
      message: 'Please correct the marked fields.',
      errors,
    });
  });

  test.each([201, 204, 302, 502])('when the status is %i', async (status) => {
    const { surroundings } = answering(() => new Response(null, { status }));
    const nothingSaid = { ok: false, reason: 'refused', message: null, errors: [] };
    expect(await sendForm(form, surroundings)).toEqual(nothingSaid);
  });

  test('when a proxy or garbage answers, which nobody sees', async () => {
    const page = answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await sendForm(form, page.surroundings)).toMatchObject({ message: null, errors: [] });
    const nonsense = answering(() =>
      Response.json({ message: 5, errors: [null, { field: 1 }] }, { status: 500 }),
    );
    expect(await sendForm(form, nonsense.surroundings)).toMatchObject({ message: null, errors: [] });
  });

  test.each([
    [false, 'offline'],
    [true, 'unreachable'],
  ])('when no answer comes: with a network (%s) it is %s', async (isOnline, reason) => {
    const { surroundings } = answering(() => {
      throw new TypeError('Failed to fetch');
    });
    const outcome = await sendForm(form, { ...surroundings, isOnline: () => isOnline });
    expect(outcome).toEqual({ ok: false, reason, message: null, errors: [] });
  });
});
