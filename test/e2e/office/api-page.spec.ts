import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '#contract/api.ts';
import { describeApi } from '#contract/openapi.ts';
import { serveApiPage } from '#tools/dev-server/serve-api-page.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const endpointCount = Object.keys(api).length;

/** The page as `npm run dev` has it, beside the API's own description. */
async function developmentServer() {
  const server = createServer((request, response) =>
    serveApiPage(request, response, () => {
      const isDescription = request.url?.endsWith('/openapi.json') === true;
      response.writeHead(isDescription ? 200 : 204, { 'Content-Type': 'application/json' });
      response.end(isDescription ? JSON.stringify(describeApi()) : undefined);
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, server };
}

test('every endpoint is on the API page, which loads nothing from another site', async ({ page }) => {
  const { address, server } = await developmentServer();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answer = await page.goto(`${address}/api-docs`);
  expect(answer?.headers()['content-security-policy']).toMatch(/^default-src 'none';/);
  const count = page.getByRole('status');
  await expect(count).toHaveText(`${endpointCount} of ${endpointCount} operations`);
  await expectAccessible(page);

  await page.getByRole('searchbox').fill('post agreements/{id}/payments');
  await expect(count).toHaveText(`1 of ${endpointCount} operations`);
  await page.getByText(api.recordPayment.path.replace(':id', '{id}')).click();
  await expect(page.getByRole('heading', { name: 'Request: application/json' })).toBeVisible();
  await expect(page.getByText('amount: number, to 100000000000')).toBeVisible();
  await expect(page.getByText(/^403 .*not_allowed/m)).toBeVisible();
  await expectAccessible(page);
  expect(asked.filter((url) => !url.startsWith(address))).toEqual([]);
  server.close();
});

test('the production server has no API page', async ({ request }) => {
  const answer = await request.get('/api-docs');
  expect(answer.status()).toBe(404);
});
