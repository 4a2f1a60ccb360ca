import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import { issueSetUpLink } from './set-up-link.ts';

let testApi: TestApi;
// Each test has a new database without a superadmin, because users cannot be deleted.
beforeEach(async () => {
  testApi = await createTestApi({ SAMPLE_DATA: 'off' });
});
afterEach(() => testApi.close());

/** Opens a printed link and fills in the form. */
const setUp = (link: string | null, phone = '0300-1112223') =>
  testApi.attempt('setUp', {
    body: {
      token: link?.split('#set-up=')[1] ?? '',
      fullName: 'Sana Malik',
      phone,
      password: 'tea and blue rivers',
    },
  });

test('the printed link creates one superadmin; after that no link is printed and none works', async () => {
  const link = await issueSetUpLink(testApi.context);
  expect(link).toMatch(/^http:\/\/localhost:3000\/sign-in#set-up=[\w-]{43}$/);
  expect(await setUp('#set-up=a-guess')).toMatchObject({ code: 'set_up_link_wrong' });
  expect(await setUp(link)).toMatchObject({
    ok: true,
    data: { user: { fullName: 'Sana Malik', role: 'superadmin' } },
  });
  expect(await setUp(link, '0300-1112224')).toMatchObject({ code: 'set_up_over' });
  expect(await issueSetUpLink(testApi.context)).toBeNull();
});

test('a link expires at the next start of the server, and after a week', async () => {
  const earlier = await issueSetUpLink(testApi.context);
  const latest = await issueSetUpLink(testApi.context);
  expect(await setUp(earlier)).toMatchObject({ code: 'set_up_link_wrong' });
  testApi.clock.advance(7 * dayMs);
  expect(await setUp(latest)).toMatchObject({ code: 'set_up_link_wrong' });
});

test('of two people who open the link at once, one becomes the superadmin', async () => {
  const link = await issueSetUpLink(testApi.context);
  const answers = await Promise.all([setUp(link), setUp(link, '0300-1112224')]);
  expect(endingsOf(answers)).toEqual(['done', 'set_up_over']);
});
