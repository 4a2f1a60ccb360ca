import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { parseEmail } from '#domain/person/email-address.ts';
import { type AuditKey, readAuditKeys } from './audit-key.ts';
import {
  type MessagingSettings,
  messagingExpectations,
  messagingOf,
  messagingSettings,
} from './messaging-settings.ts';
import { StartupError } from './startup-error.ts';

const text = () => z.string().check(z.trim(), z.minLength(1));
const onOrOff = () =>
  z.pipe(
    z.enum(['on', 'off']),
    z.transform((value) => value === 'on'),
  );

/** The shape of each setting. `expectations` has the sentence for a wrong value. */
const settings = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000),
  HOST: z._default(text(), '127.0.0.1'),
  DATA_DIR: z._default(text(), '.data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  MIGRATION_DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  POOLED_DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  REPORTS_DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  SAMPLE_DATA: z.optional(onOrOff()),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TRUSTED_PROXIES: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10)), 0),
  // Long enough not to be guessed.
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^\S{16,200}$/))),
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  // Part of an address, so only characters that are safe there.
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: z._default(text(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(text()),
  S3_SECRET_ACCESS_KEY: z.optional(text()),
  AUDIT_KEY: z.optional(
    z.pipe(
      z.string(),
      z.transform((value, context) => {
        const keys = readAuditKeys(value);
        if (keys === null) context.issues.push({ code: 'custom', input: value, message: '' });
        return keys ?? [];
      }),
    ),
  ),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.optional(
    z.pipe(
      z.string(),
      z.transform((value, context) => {
        const sender = readSender(value);
        if (sender === null) context.issues.push({ code: 'custom', input: value, message: '' });
        return sender ?? { name: '', address: '' };
      }),
    ),
  ),
  GOOGLE_CLIENT_ID: z.optional(text()),
  GOOGLE_CLIENT_SECRET: z.optional(text()),
  // Only https, because plain http can be read on the way. On this machine nothing leaves the machine.
  GOOGLE_ISSUER: z._default(
    z.string().check(z.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/)),
    'https://accounts.google.com',
  ),
  ...messagingSettings,
});

const expectations: Record<keyof z.input<typeof settings>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on, for example 127.0.0.1 or 0.0.0.0',
  DATA_DIR: 'the path of a directory',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/database',
  MIGRATION_DATABASE_URL: 'an address like that of DATABASE_URL, given only with it',
  POOLED_DATABASE_URL: 'an address like that of DATABASE_URL, given only with it',
  REPORTS_DATABASE_URL: 'an address like that of DATABASE_URL, given only with it',
  SAMPLE_DATA: '"on" or "off"',
  PUBLIC_URL: 'the http or https address at which visitors open the site',
  TRUSTED_PROXIES: 'the number of proxies in front of the server, from 0 to 10',
  METRICS_TOKEN: '16 to 200 characters without spaces',
  S3_ENDPOINT: 'the http or https address of an S3-compatible store, without the bucket',
  S3_BUCKET: 'the name of a bucket, given whenever S3_ENDPOINT is',
  S3_REGION: 'the region of the bucket',
  S3_ACCESS_KEY_ID: 'given whenever S3_ENDPOINT is',
  S3_SECRET_ACCESS_KEY: 'given whenever S3_ENDPOINT is',
  AUDIT_KEY:
    'keys with their names, the newest first, for example 2026:… with 64 to 256 hexadecimal digits after the colon, and a comma between two keys',
  LOG_LEVEL: 'one of debug, info, warn, error, silent',
  SMTP_URL: 'an address like smtps://user:password@mail.example.pk',
  MAIL_FROM: 'an e-mail address, given whenever SMTP_URL is, for example "Asaan Qist <office@example.pk>"',
  GOOGLE_CLIENT_ID: 'given whenever GOOGLE_CLIENT_SECRET is',
  GOOGLE_CLIENT_SECRET: 'given whenever GOOGLE_CLIENT_ID is',
  GOOGLE_ISSUER: 'the https address of an OpenID provider',
  ...messagingExpectations,
};

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. Holds the embedded database; without a bucket also uploaded files and the audit anchors. */
  readonly dataDir: string;
  /** If missing, the embedded PostgreSQL is started. */
  readonly database: DatabaseSettings | undefined;
  /** If missing, files and audit anchors are in `dataDir`. */
  readonly bucket: BucketSettings | undefined;
  readonly loadSampleData: boolean;
  /** The site's address for visitors, without a trailing slash. */
  readonly publicUrl: string;
  /** The number of our own proxies, each of which adds one address at the end of X-Forwarded-For. */
  readonly trustedProxies: number;
  /** The token that opens /metrics to other machines. */
  readonly metricsToken: string | undefined;
  /** The keys that sign audit events, the newest first; none if events are not signed. */
  readonly auditKeys: readonly AuditKey[];
  readonly logLevel: z.output<typeof settings>['LOG_LEVEL'];
  /** If missing, no mail is sent, and branches hand out codes for new passwords. */
  readonly mail: MailSettings | undefined;
  /** Without it, the sign-in through Google is not offered. */
  readonly google: GoogleSettings | undefined;
  /** The provider of messages to customers. If missing, people send them by hand. */
  readonly messaging: MessagingSettings | undefined;
}

export interface DatabaseSettings {
  /** The connection of the server. */
  readonly connectionString: string;
  /** The connection for migrations. The same as the server's unless the lender sets two. */
  readonly ownerConnectionString: string;
  /** The same database through a pooler, for requests. */
  readonly pooledConnectionString?: string | undefined;
  /** A copy (replica) of the database, for reports. */
  readonly reportsConnectionString?: string | undefined;
}

/** A bucket of an S3-compatible store. */
export interface BucketSettings {
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface Sender {
  /** Empty if mail has no name of its sender. */
  readonly name: string;
  readonly address: string;
}

export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: Sender;
}

export interface GoogleSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * Reads the settings from the environment; an unset or empty one takes its default. Throws a StartupError naming the first bad
 * one.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    refuse(String(parsed.error.issues[0]?.path[0]) as keyof typeof expectations);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    database: databaseSettings(values),
    bucket: bucketSettings(values),
    loadSampleData: values.SAMPLE_DATA ?? values.DATABASE_URL === undefined,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${values.PORT}`,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN,
    auditKeys: values.AUDIT_KEY ?? [],
    logLevel: values.LOG_LEVEL,
    mail: mailSettings(values),
    google: googleSettings(values),
    messaging: messagingOf(values, refuse),
  };
}

type Values = z.output<typeof settings>;

const besideDatabase = ['MIGRATION_DATABASE_URL', 'POOLED_DATABASE_URL', 'REPORTS_DATABASE_URL'] as const;

function databaseSettings(values: Values): DatabaseSettings | undefined {
  if (values.DATABASE_URL === undefined) {
    const alone = besideDatabase.find((name) => values[name] !== undefined);
    if (alone !== undefined) refuse(alone);
    return undefined;
  }
  return {
    connectionString: values.DATABASE_URL,
    ownerConnectionString: values.MIGRATION_DATABASE_URL ?? values.DATABASE_URL,
    pooledConnectionString: values.POOLED_DATABASE_URL,
    reportsConnectionString: values.REPORTS_DATABASE_URL,
  };
}

function bucketSettings(values: Values): BucketSettings | undefined {
  if (values.S3_ENDPOINT === undefined) {
    if (values.S3_BUCKET !== undefined) refuse('S3_ENDPOINT');
    return undefined;
  }
  return {
    endpoint: values.S3_ENDPOINT.replace(/\/+$/, ''),
    name: values.S3_BUCKET ?? refuse('S3_BUCKET'),
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID ?? refuse('S3_ACCESS_KEY_ID'),
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? refuse('S3_SECRET_ACCESS_KEY'),
  };
}

/** Reads `Asaan Qist <office@example.pk>`, or the address alone. */
function readSender(text: string): Sender | null {
  const [, name = '', bracketed] = /^([^<>\r\n]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  const address = parseEmail(bracketed ?? text);
  return address === null ? null : { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}

function mailSettings({ SMTP_URL, MAIL_FROM }: Values): MailSettings | undefined {
  if (SMTP_URL === undefined) return undefined;
  return { smtpUrl: SMTP_URL, from: MAIL_FROM ?? refuse('MAIL_FROM') };
}

function googleSettings(values: Values): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined && clientSecret === undefined) return undefined;
  return {
    issuer: values.GOOGLE_ISSUER,
    clientId: clientId ?? refuse('GOOGLE_CLIENT_ID'),
    clientSecret: clientSecret ?? refuse('GOOGLE_CLIENT_SECRET'),
  };
}

function refuse(name: keyof typeof expectations): never {
  throw new StartupError(`The setting ${name} must be ${expectations[name]}.`);
}
