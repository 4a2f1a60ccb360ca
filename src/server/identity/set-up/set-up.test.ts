import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { createTestApi, readFailure, type TestApi } from '#test/support/api.ts';
import { issueSetUpLink } from './set-up-link.ts';

let testApi: TestApi;
// Each begins without a superadmin, and the audit keeps users for good.
beforeEach(async () => {
  testApi = await createTestApi({ SAMPLE_DATA: 'off' });
});
afterEach(() => testApi.close());

const tokenOf = (link: string | null) => link?.split('#set-up=')[1];
const setUp = (token: string | undefined, phone = '0300-1112223') =>
  testApi.send('POST', '/api/auth/set-up', {
    body: { token, fullName: 'Sana Malik', phone, password: 'tea and blue rivers' },
  });
const codeOf = async (response: Response) => (await readFailure(response)).code;

test('the printed link makes one superadmin, and no link is printed or works ever after', async () => {
  const link = await issueSetUpLink(testApi.context);
  expect(link).toMatch(/^http:\/\/localhost:3000\/sign-in#set-up=[\w-]{43}$/);
  expect(await codeOf(await setUp('a-guess'))).toBe('set_up_link_wrong');
  const response = await setUp(tokenOf(link));
  expect(await response.json()).toMatchObject({
    data: { user: { fullName: 'Sana Malik', role: 'superadmin' } },
  });
  expect(await codeOf(await setUp(tokenOf(link), '0300-1112224'))).toBe('set_up_over');
  expect(await issueSetUpLink(testApi.context)).toBeNull();
});

test('a later start ends the link of an earlier one, and a week ends it anyway', async () => {
  const earlier = await issueSetUpLink(testApi.context);
  const latest = await issueSetUpLink(testApi.context);
  expect(await codeOf(await setUp(tokenOf(earlier)))).toBe('set_up_link_wrong');
  testApi.clock.advance(7 * dayMs);
  expect(await codeOf(await setUp(tokenOf(latest)))).toBe('set_up_link_wrong');
});

test('of two who open the link at once, one is the superadmin', async () => {
  const token = tokenOf(await issueSetUpLink(testApi.context));
  const answers = await Promise.all([setUp(token), setUp(token, '0300-1112224')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
