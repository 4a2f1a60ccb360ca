import * as z from 'zod/mini';

/** Only https, because plain http can be read on the way. On this machine nothing leaves the machine. */
const address = () => z.string().check(z.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/));
const text = () => z.string().check(z.trim(), z.minLength(1));
/** Long enough not to be guessed. */
const secret = () => z.string().check(z.regex(/^[\x21-\x7e][\x20-\x7e]{14,998}[\x21-\x7e]$/));

const states = ['sent', 'delivered', 'read', 'failed'] as const;
type ReportedState = (typeof states)[number];

/** The states of delivery receipts in SMPP 3.4, appendix B. */
const smppStates: ReadonlyMap<string, ReportedState> = new Map([
  ['DELIVRD', 'delivered'],
  ['UNDELIV', 'failed'],
  ['EXPIRED', 'failed'],
  ['REJECTD', 'failed'],
  ['DELETED', 'failed'],
]);

/** `name=value&name=value`, with the characters of an address encoded. */
const pairs = () =>
  z.pipe(
    text(),
    z.transform((value, context): readonly (readonly [string, string])[] => {
      const read = [...new URLSearchParams(value)];
      if (read.some(([name]) => name === ''))
        context.issues.push({ code: 'custom', input: value, message: '' });
      return read;
    }),
  );

const pattern = () =>
  z.pipe(
    text(),
    z.transform((value, context) => {
      try {
        return new RegExp(value, 'u');
      } catch {
        context.issues.push({ code: 'custom', input: value, message: '' });
        return /$./u;
      }
    }),
  );

/** The settings of messages to customers. */
export const messagingSettings = {
  MESSAGES_BY: z._default(z.enum(['hand', 'whatsapp', 'sms']), 'hand'),
  MESSAGES_HUNDRED_COST: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)), 0),
  WHATSAPP_URL: z._default(address(), 'https://graph.facebook.com/v23.0'),
  WHATSAPP_PHONE_ID: z.optional(z.string().check(z.regex(/^\d{5,20}$/))),
  WHATSAPP_TOKEN: z.optional(secret()),
  WHATSAPP_APP_SECRET: z.optional(secret()),
  WHATSAPP_VERIFY_TOKEN: z.optional(secret()),
  SMS_URL: z.optional(address()),
  SMS_METHOD: z._default(z.enum(['POST', 'PUT']), 'POST'),
  SMS_FORMAT: z._default(z.enum(['form', 'json']), 'form'),
  SMS_FIELDS: z.optional(pairs()),
  SMS_URDU_FIELDS: z.optional(pairs()),
  SMS_AUTHORIZATION: z.optional(secret()),
  SMS_ACCEPTED: z.optional(pattern()),
  SMS_REFUSED: z.optional(pattern()),
  SMS_REPORT_AUTHORIZATION: z.optional(secret()),
  SMS_REPORT_ID: z._default(text(), 'id'),
  SMS_REPORT_STATE: z._default(text(), 'status'),
  SMS_REPORT_STATES: z.optional(
    z.pipe(
      pairs(),
      z.transform((read, context): ReadonlyMap<string, ReportedState> => {
        const known = new Map<string, ReportedState>();
        for (const [word, state] of read) {
          const found = states.find((one) => one === state);
          if (found === undefined) context.issues.push({ code: 'custom', input: read, message: '' });
          else known.set(word, found);
        }
        return known;
      }),
    ),
  ),
};

/** The sentence for a wrong value of each. */
export const messagingExpectations: Record<keyof typeof messagingSettings, string> = {
  MESSAGES_BY: '"hand", "whatsapp" or "sms"',
  MESSAGES_HUNDRED_COST: 'the price of a hundred messages in whole rupees, from 0 to 100000',
  WHATSAPP_URL: 'the https address of the WhatsApp Cloud API with its version',
  WHATSAPP_PHONE_ID: 'the id of the phone number at WhatsApp, given whenever MESSAGES_BY is "whatsapp"',
  WHATSAPP_TOKEN: '16 to 1000 characters, given whenever MESSAGES_BY is "whatsapp"',
  WHATSAPP_APP_SECRET: '16 to 1000 characters, given whenever MESSAGES_BY is "whatsapp"',
  WHATSAPP_VERIFY_TOKEN: '16 to 1000 characters, given whenever MESSAGES_BY is "whatsapp"',
  SMS_URL: 'the https address that takes an SMS, given whenever MESSAGES_BY is "sms"',
  SMS_METHOD: '"POST" or "PUT"',
  SMS_FORMAT: '"form" or "json"',
  SMS_FIELDS: 'fields like to={phone}&text={text}, given whenever MESSAGES_BY is "sms"',
  SMS_URDU_FIELDS: 'fields like unicode=1',
  SMS_AUTHORIZATION: 'the value of the header Authorization, of 16 to 1000 characters',
  SMS_ACCEPTED:
    'a regular expression with a group named id for the answer to an SMS that was taken, given whenever MESSAGES_BY is "sms"',
  SMS_REFUSED: 'a regular expression for the answer to an SMS that was refused',
  SMS_REPORT_AUTHORIZATION: 'the value of the header Authorization of reports, of 16 to 1000 characters',
  SMS_REPORT_ID: 'the name of a field',
  SMS_REPORT_STATE: 'the name of a field',
  SMS_REPORT_STATES: 'words like DELIVRD=delivered&EXPIRED=failed, for sent, delivered, read or failed',
};

const everySetting = z.object(messagingSettings);
export type MessagingValues = z.output<typeof everySetting>;

export interface WhatsAppSettings {
  readonly by: 'whatsapp';
  /** The price of a hundred messages, in whole rupees. */
  readonly hundredCost: number;
  readonly url: string;
  readonly phoneId: string;
  readonly token: string;
  /** Signs the reports. */
  readonly appSecret: string;
  /** Shown by WhatsApp when it is given the address of the reports. */
  readonly verifyToken: string;
}

type Fields = readonly (readonly [name: string, value: string])[];

/** The general form of an SMS gateway over HTTP. */
export interface SmsSettings {
  readonly by: 'sms';
  readonly hundredCost: number;
  readonly url: string;
  readonly method: 'POST' | 'PUT';
  readonly format: 'form' | 'json';
  /** With `{phone}`, `{text}` and `{id}`. */
  readonly fields: Fields;
  /** Besides those, for a text that needs UCS-2. */
  readonly urduFields: Fields;
  readonly authorization: string | undefined;
  readonly accepted: RegExp;
  readonly refused: RegExp | undefined;
  /** If missing, no reports are taken. */
  readonly reports: SmsReportSettings | undefined;
}

export interface SmsReportSettings {
  readonly authorization: string;
  readonly idField: string;
  readonly stateField: string;
  readonly states: ReadonlyMap<string, ReportedState>;
}

export type MessagingSettings = WhatsAppSettings | SmsSettings;

/** The provider of messages; undefined if people send them by hand. `refuse` names the setting that is missing. */
export function messagingOf(
  values: MessagingValues,
  refuse: (name: keyof MessagingValues) => never,
): MessagingSettings | undefined {
  const hundredCost = values.MESSAGES_HUNDRED_COST;
  if (values.MESSAGES_BY === 'whatsapp')
    return {
      by: 'whatsapp',
      hundredCost,
      url: values.WHATSAPP_URL.replace(/\/+$/, ''),
      phoneId: values.WHATSAPP_PHONE_ID ?? refuse('WHATSAPP_PHONE_ID'),
      token: values.WHATSAPP_TOKEN ?? refuse('WHATSAPP_TOKEN'),
      appSecret: values.WHATSAPP_APP_SECRET ?? refuse('WHATSAPP_APP_SECRET'),
      verifyToken: values.WHATSAPP_VERIFY_TOKEN ?? refuse('WHATSAPP_VERIFY_TOKEN'),
    };
  if (values.MESSAGES_BY === 'sms')
    return {
      by: 'sms',
      hundredCost,
      url: values.SMS_URL ?? refuse('SMS_URL'),
      method: values.SMS_METHOD,
      format: values.SMS_FORMAT,
      fields: values.SMS_FIELDS ?? refuse('SMS_FIELDS'),
      urduFields: values.SMS_URDU_FIELDS ?? [],
      authorization: values.SMS_AUTHORIZATION,
      accepted: values.SMS_ACCEPTED ?? refuse('SMS_ACCEPTED'),
      refused: values.SMS_REFUSED,
      reports:
        values.SMS_REPORT_AUTHORIZATION === undefined
          ? undefined
          : smsReportsOf(values, values.SMS_REPORT_AUTHORIZATION),
    };
  return undefined;
}

function smsReportsOf(values: MessagingValues, authorization: string): SmsReportSettings {
  return {
    authorization,
    idField: values.SMS_REPORT_ID,
    stateField: values.SMS_REPORT_STATE,
    states: values.SMS_REPORT_STATES ?? smppStates,
  };
}
