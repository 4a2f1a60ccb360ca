import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartupError } from './startup-error.ts';

test('without any setting everything works: own database, sample data, port 3000 of this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    database: undefined,
    loadSampleData: true,
  });
});

test("a lender's own database gets no sample data unless a setting asks for it", () => {
  const DATABASE_URL = 'postgres://qist@db.internal/qist';
  expect(readConfig({ DATABASE_URL }).loadSampleData).toBe(false);
  expect(readConfig({ DATABASE_URL, SAMPLE_DATA: 'on' }).loadSampleData).toBe(true);
});

test("migrations run as the user of MIGRATION_DATABASE_URL, or else as the server's own", () => {
  const DATABASE_URL = 'postgres://qist_server@db.internal/qist';
  const MIGRATION_DATABASE_URL = 'postgres://qist@db.internal/qist';
  expect(readConfig({ DATABASE_URL, MIGRATION_DATABASE_URL }).database).toEqual({
    connectionString: DATABASE_URL,
    ownerConnectionString: MIGRATION_DATABASE_URL,
  });
  expect(readConfig({ DATABASE_URL }).database?.ownerConnectionString).toBe(DATABASE_URL);
});

test('a pooler and a copy for reports need a database, and are set by name', () => {
  const DATABASE_URL = 'postgres://qist@db.internal/qist';
  const POOLED_DATABASE_URL = 'postgres://qist@db.internal:6432/qist';
  const REPORTS_DATABASE_URL = 'postgres://qist@copy.internal/qist';
  expect(readConfig({ DATABASE_URL, POOLED_DATABASE_URL, REPORTS_DATABASE_URL }).database).toMatchObject({
    connectionString: DATABASE_URL,
    pooledConnectionString: POOLED_DATABASE_URL,
    reportsConnectionString: REPORTS_DATABASE_URL,
  });
});

test.each([
  [{ PORT: 'eighty' }, 'The setting PORT must be a port number from 0 to 65535.'],
  [{ PORT: '70000' }, 'The setting PORT must be a port number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://a' },
    'The setting DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
  ],
  [
    { MIGRATION_DATABASE_URL: 'postgres://qist@db.internal/qist' },
    'The setting MIGRATION_DATABASE_URL must be an address like that of DATABASE_URL, given only with it.',
  ],
  [
    { POOLED_DATABASE_URL: 'postgres://qist@db.internal:6432/qist' },
    'The setting POOLED_DATABASE_URL must be an address like that of DATABASE_URL, given only with it.',
  ],
  [
    { REPORTS_DATABASE_URL: 'postgres://qist@copy.internal/qist' },
    'The setting REPORTS_DATABASE_URL must be an address like that of DATABASE_URL, given only with it.',
  ],
  [
    { S3_ENDPOINT: 's3.example.pk' },
    'The setting S3_ENDPOINT must be the http or https address of an S3-compatible store, without the bucket.',
  ],
  [
    { S3_ENDPOINT: 'https://s3.example.pk' },
    'The setting S3_BUCKET must be the name of a bucket, given whenever S3_ENDPOINT is.',
  ],
  [
    { S3_ENDPOINT: 'https://s3.example.pk', S3_BUCKET: '../other' },
    'The setting S3_BUCKET must be the name of a bucket, given whenever S3_ENDPOINT is.',
  ],
  [
    { S3_BUCKET: 'pictures' },
    'The setting S3_ENDPOINT must be the http or https address of an S3-compatible store, without the bucket.',
  ],
  [
    { S3_ENDPOINT: 'https://s3.example.pk', S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'qist' },
    'The setting S3_SECRET_ACCESS_KEY must be given whenever S3_ENDPOINT is.',
  ],
  ...[
    '2026',
    `2026:${'a'.repeat(63)}`,
    `2026:${'a'.repeat(62)}`,
    `2026:${'a'.repeat(258)}`,
    `2026:${'g'.repeat(64)}`,
    `Key one:${'a'.repeat(64)}`,
    `a:${'a'.repeat(64)},a:${'b'.repeat(64)}`,
  ].map((AUDIT_KEY): [Record<string, string>, string] => [
    { AUDIT_KEY },
    'The setting AUDIT_KEY must be keys with their names, the newest first, for example 2026:… with 64 to 256 hexadecimal digits after the colon, and a comma between two keys.',
  ]),
  [{ SAMPLE_DATA: 'yes' }, 'The setting SAMPLE_DATA must be "on" or "off".'],
  [
    { SMTP_URL: 'mail.example.pk' },
    'The setting SMTP_URL must be an address like smtps://user:password@mail.example.pk.',
  ],
  [
    { SMTP_URL: 'smtps://mail.example.pk' },
    'The setting MAIL_FROM must be an e-mail address, given whenever SMTP_URL is, for example "Asaan Qist <office@example.pk>".',
  ],
  [
    { GOOGLE_CLIENT_ID: 'qist' },
    'The setting GOOGLE_CLIENT_SECRET must be given whenever GOOGLE_CLIENT_ID is.',
  ],
  [
    { GOOGLE_ISSUER: 'http://accounts.example.pk' },
    'The setting GOOGLE_ISSUER must be the https address of an OpenID provider.',
  ],
  [{ MESSAGES_BY: 'pigeon' }, 'The setting MESSAGES_BY must be "hand", "whatsapp" or "sms".'],
  [
    {
      MESSAGES_BY: 'whatsapp',
      WHATSAPP_PHONE_ID: '106540352242922',
      WHATSAPP_TOKEN: 'a-token-of-the-lender',
    },
    'The setting WHATSAPP_APP_SECRET must be 16 to 1000 characters, given whenever MESSAGES_BY is "whatsapp".',
  ],
  [
    { SMS_URL: 'http://sms.example.pk/send' },
    'The setting SMS_URL must be the https address that takes an SMS, given whenever MESSAGES_BY is "sms".',
  ],
  [{ SMS_METHOD: 'GET' }, 'The setting SMS_METHOD must be "POST" or "PUT".'],
  [
    { SMS_ACCEPTED: '^OK (' },
    'The setting SMS_ACCEPTED must be a regular expression with a group named id for the answer to an SMS that was taken, given whenever MESSAGES_BY is "sms".',
  ],
  [
    { SMS_REPORT_STATES: 'DELIVRD=arrived' },
    'The setting SMS_REPORT_STATES must be words like DELIVRD=delivered&EXPIRED=failed, for sent, delivered, read or failed.',
  ],
])('%o is refused in one sentence that names the setting', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new StartupError(sentence));
});

test('messages are sent by hand until a provider is named', () => {
  expect(readConfig({}).messaging).toBeUndefined();
  const settings = { WHATSAPP_URL: 'http://127.0.0.1:9/v1/', WHATSAPP_PHONE_ID: '106540352242922' };
  const secrets = {
    WHATSAPP_TOKEN: 'a'.repeat(16),
    WHATSAPP_APP_SECRET: 'b'.repeat(16),
    WHATSAPP_VERIFY_TOKEN: 'c'.repeat(16),
  };
  expect(readConfig({ ...settings, ...secrets }).messaging).toBeUndefined();
  expect(readConfig({ MESSAGES_BY: 'whatsapp', ...settings, ...secrets }).messaging).toEqual({
    by: 'whatsapp',
    hundredCost: 0,
    url: 'http://127.0.0.1:9/v1',
    phoneId: '106540352242922',
    token: 'a'.repeat(16),
    appSecret: 'b'.repeat(16),
    verifyToken: 'c'.repeat(16),
  });
});

test('mail and Google are off until they are configured', () => {
  expect(readConfig({})).toMatchObject({ mail: undefined, google: undefined });
  expect(
    readConfig({
      SMTP_URL: 'smtps://qist:secret@mail.example.pk',
      MAIL_FROM: 'office@example.pk',
      GOOGLE_CLIENT_ID: 'qist',
      GOOGLE_CLIENT_SECRET: 'secret',
    }),
  ).toMatchObject({
    mail: {
      smtpUrl: 'smtps://qist:secret@mail.example.pk',
      from: { name: '', address: 'office@example.pk' },
    },
    google: { issuer: 'https://accounts.google.com', clientId: 'qist', clientSecret: 'secret' },
  });
});

test('the sender of mail has a name or none, and exactly one address', () => {
  const senderOf = (sender: string) =>
    readConfig({ SMTP_URL: 'smtp://mail.example.pk', MAIL_FROM: sender }).mail?.from;
  const address = 'office@example.pk';
  expect(senderOf('Asaan Qist <office@example.pk>')).toEqual({ name: 'Asaan Qist', address });
  expect(senderOf('"Asaan Qist, Sargodha" <Office@example.pk>')).toEqual({
    name: 'Asaan Qist, Sargodha',
    address,
  });
  for (const sender of ['a@b.pk, c@d.pk', 'a@b.pk <c@d.pk> e', '<a@b,pk>', 'office'])
    expect(() => senderOf(sender)).toThrow(StartupError);
});

test('the keys of the audit are read with their names, the newest first', () => {
  expect(readConfig({}).auditKeys).toEqual([]);
  const given = `2027:${'ab'.repeat(32)}, 2026:${'CD'.repeat(128)}`;
  expect(readConfig({ AUDIT_KEY: given }).auditKeys).toEqual([
    { id: '2027', secret: Buffer.alloc(32, 0xab) },
    { id: '2026', secret: Buffer.alloc(128, 0xcd) },
  ]);
});
