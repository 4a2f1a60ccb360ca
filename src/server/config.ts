import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { StartupError } from './startup-error.ts';

const text = () => z.string().check(z.trim(), z.minLength(1));
const onOrOff = () =>
  z.pipe(
    z.enum(['on', 'off']),
    z.transform((value) => value === 'on'),
  );

/** What each setting must be, and the sentence for one that is not. */
const settings = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000),
  HOST: z._default(text(), '127.0.0.1'),
  DATA_DIR: z._default(text(), '.data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  SAMPLE_DATA: z.optional(onOrOff()),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TRUSTED_PROXIES: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10)), 0),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
});

const expectations: Record<keyof z.input<typeof settings>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on, for example 127.0.0.1 or 0.0.0.0',
  DATA_DIR: 'the path of a directory',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/database',
  SAMPLE_DATA: '"on" or "off"',
  PUBLIC_URL: 'the http or https address at which visitors open the site',
  TRUSTED_PROXIES: 'the number of proxies in front of the server, from 0 to 10',
  LOG_LEVEL: 'one of debug, info, warn, error, silent',
};

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. Holds the embedded database and uploaded files. */
  readonly dataDir: string;
  /** Without it the embedded PostgreSQL is started. */
  readonly databaseUrl: string | undefined;
  readonly loadSampleData: boolean;
  /** Without a trailing slash. Undefined: whatever address the server listens on. */
  readonly publicUrl: string | undefined;
  /** How many addresses at the end of X-Forwarded-For were written by proxies of ours. */
  readonly trustedProxies: number;
  readonly logLevel: z.output<typeof settings>['LOG_LEVEL'];
}

/** Reads the settings from the environment; an unset or empty one takes its default. Throws a StartupError naming the first bad one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof expectations;
    throw new StartupError(`The setting ${name} must be ${expectations[name]}.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    loadSampleData: values.SAMPLE_DATA ?? values.DATABASE_URL === undefined,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
  };
}
