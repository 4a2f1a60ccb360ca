import { expect, test } from 'vitest';
import { createTestApi, testPassword } from '#test/support/calls/api.ts';

test.each([
  ['https://qist.example.pk', true],
  ['http://localhost:3000', false],
])('at the address %s it is %s that cookies are Secure and HSTS is sent', async (publicUrl, isSecure) => {
  const testApi = await createTestApi({ PUBLIC_URL: publicUrl });
  const { email } = await testApi.addUser('employee');
  const answer = await testApi.request('signIn', { body: { identifier: email, password: testPassword } });
  const cookies = answer.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(1);
  expect(cookies.every((cookie) => /; Secure/i.test(cookie))).toBe(isSecure);
  expect(answer.headers.has('strict-transport-security')).toBe(isSecure);
  await testApi.close();
});
