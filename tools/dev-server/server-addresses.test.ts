import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { root } from '#test/support/paths.ts';
import { serverAddresses } from './server-addresses.ts';

const isOfTheServer = (address: string) => new RegExp(serverAddresses).test(address);

test('the server answers the API and the public site', () => {
  const endpoints = Object.values(api).map(({ path }) => path);
  const addresses = [
    ...endpoints,
    '/api/openapi.json',
    '/',
    '/ur/',
    '/?from=card',
    '/assets/a.js',
    '/readyz',
  ];
  expect(addresses.filter((address) => !isOfTheServer(address))).toEqual([]);
});

test('Vite serves every module of the app, and the page of the API', () => {
  const modules = globSync('**/*.{ts,tsx}', { cwd: join(root, 'src/web') }).map((path) => `/${path}`);
  expect(modules.length).toBeGreaterThan(500);
  const addresses = [...modules, '/api/json-client.ts?t=1', '/api-docs', '/api-docs/show-api.ts', '/sign-in'];
  expect(addresses.filter(isOfTheServer)).toEqual([]);
});
