import { expect, test } from 'vitest';
import { ApiFailure } from '#web/api/api-failure.ts';
import { factsOf } from './error-facts.ts';

test('a response thrown by a route is shown with its status, status text and data', () => {
  const answer = {
    status: 503,
    statusText: 'Service Unavailable',
    internal: false,
    data: { reason: 'closed' },
  };
  expect(factsOf(answer)).toEqual({ title: '503 Service Unavailable', facts: ['{"reason":"closed"}'] });
  expect(factsOf({ ...answer, data: 'Closed for the night' }).facts).toEqual(['Closed for the night']);
});

test('an error of the page is shown with its name, message and stack', () => {
  const error = new TypeError('x is not a function');
  expect(factsOf(error)).toMatchObject({
    title: { en: 'Unexpected Application Error!' },
    facts: ['TypeError: x is not a function'],
    stack: error.stack,
  });
});

test('a refusal by the server is shown with its message and reference, without a stack', () => {
  const failure = new ApiFailure({
    code: 'internal',
    message: 'Something went wrong.',
    status: 500,
    requestId: 'r-1',
  });
  expect(factsOf(failure)).toEqual({
    title: expect.objectContaining({ en: 'Unexpected Application Error!' }),
    facts: ['Something went wrong.', 'r-1'],
  });
});

test.each([null, undefined, 'broken', 42, {}])('%j is an unknown error', (thrown) => {
  expect(factsOf(thrown)).toEqual({ title: expect.objectContaining({ en: 'Unknown Error' }), facts: [] });
});
