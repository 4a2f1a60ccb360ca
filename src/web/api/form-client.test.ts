import { expect, test } from 'vitest';
import { customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { createFormClient } from './form-client.ts';
import type { WireRequest } from './transport.ts';

const id = '0197a000-0000-7000-8000-000000000000';

/** Sends a document and returns the request. */
async function sentDocument(picture: Blob): Promise<WireRequest> {
  const sent: WireRequest[] = [];
  const call = createFormClient(async (request) => {
    sent.push(request);
    return { data: { id } };
  });
  const { data } = await call(customerDocumentEndpoints.addCustomerDocument, {
    params: { id },
    body: { kind: 'photo', picture },
  });
  expect(data.id).toBe(id);
  return sent[0] ?? expect.unreachable('nothing was sent');
}

test('a file is sent in a form with its fields', async () => {
  const request = await sentDocument(new Blob(['RIFF'], { type: 'image/webp' }));
  expect(request).toMatchObject({ method: 'POST', target: `/api/customers/${id}/documents` });
  // The browser adds the header with its boundary.
  expect(request.contentType).toBeUndefined();
  const form = request.body as FormData;
  expect([...form.keys()]).toEqual(['kind', 'picture']);
  expect(form.get('kind')).toBe('photo');
  const file = form.get('picture') as File;
  expect([file.type, await file.text()]).toEqual(['image/webp', 'RIFF']);
});

test('the name of a file on the sender’s machine is not sent', async () => {
  const { body } = await sentDocument(new File(['RIFF'], 'Sidra Munir 38403-1234567-2.jpg'));
  expect(((body as FormData).get('picture') as File).name).toBe('picture');
});
