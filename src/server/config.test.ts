import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartupError } from './startup-error.ts';

test('with nothing set, everything works: own database, sample data, port 3000 of this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    loadSampleData: true,
  });
});

test("a lender's own database gets no sample data unless it is asked for", () => {
  const DATABASE_URL = 'postgres://qist@db.internal/qist';
  expect(readConfig({ DATABASE_URL }).loadSampleData).toBe(false);
  expect(readConfig({ DATABASE_URL, SAMPLE_DATA: 'on' }).loadSampleData).toBe(true);
});

test.each([
  [{ PORT: 'eighty' }, 'The setting PORT must be a port number from 0 to 65535.'],
  [{ PORT: '70000' }, 'The setting PORT must be a port number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://a' },
    'The setting DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
  ],
  [{ SAMPLE_DATA: 'yes' }, 'The setting SAMPLE_DATA must be "on" or "off".'],
])('%o is refused in one sentence that names the setting', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new StartupError(sentence));
});
