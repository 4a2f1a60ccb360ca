import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { searchText } from '#contract/fields/text-field.ts';
import { wholeNumber } from '#contract/fields/whole-number-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { languages } from '#domain/language.ts';
import { messageGaps } from '#domain/lending/messages/message-gaps.ts';
import { dropReasons, failureReasons } from '#domain/lending/messages/message-reason.ts';
import { messageStates } from '#domain/lending/messages/message-state.ts';
import { messageChannels, messageTemplates } from '#domain/lending/messages/message-template.ts';

/** The parts of the outbox. `to_call`: failed or not known, and nobody has spoken with the customer since. */
export const messageParts = ['to_call', 'queued', 'on_the_way', 'arrived', 'dropped'] as const;
export type MessagePart = (typeof messageParts)[number];

/** A message that failed longer ago is no longer called about. */
export const toCallDays = 30;

const message = z.object({
  id: z.uuid(),
  template: z.enum(messageTemplates),
  state: z.enum(messageStates),
  reason: z.nullable(z.enum([...dropReasons, ...failureReasons])),
  /** Null until it was first sent. */
  channel: z.nullable(z.enum(messageChannels)),
  /** The parts that are paid for; null until it was first sent. */
  parts: z.nullable(z.number()),
  queuedAt: z.iso.datetime(),
  /** When it came into its state. */
  changedAt: z.iso.datetime(),
  /** Null for a message to a visitor. */
  customerId: z.nullable(z.uuid()),
  /** Of the customer or the visitor. */
  customerName: writtenText,
  /** Null for a visitor: who has the request sees it there. */
  phone: z.nullable(z.string()),
  agreementId: z.nullable(z.uuid()),
  agreementNumber: z.nullable(z.string()),
  /** The request of a visitor. */
  contactRequestId: z.nullable(z.uuid()),
  city: spoken,
  isToCall: z.boolean(),
  /** Rounded up to whole rupees; null while the provider has not taken it. */
  cost: z.nullable(z.number()),
});
export type Message = z.output<typeof message>;

/** The words of a message. It is not stored itself: they are put together from the words in force when it was queued, and the record. */
const messageContent = z.object({
  /** A gap of `unknown` stays in braces. */
  text: z.string(),
  language: z.enum(languages),
  /** Of the lender's own words; 0 for those of the product. */
  version: z.number(),
  /** The gaps whose facts were not kept, or may have changed since it was sent. */
  unknown: z.array(z.enum(messageGaps)),
});
export type MessageContent = z.output<typeof messageContent>;

const messageStep = z.object({ state: z.enum(messageStates), at: z.iso.datetime() });
export type MessageStep = z.output<typeof messageStep>;

const openMessage = z.extend(message, {
  /** Null for a message that was not sent and never will be. */
  content: z.nullable(messageContent),
  /** The states that it has come to, in their order: by our own record, and by the reports of the provider. */
  steps: z.array(messageStep),
  /** The calls of the provider for it. */
  tries: z.number(),
  /** Of a message that waits for its next try. */
  nextTryAt: z.nullable(z.iso.datetime()),
});
export type OpenMessage = z.output<typeof openMessage>;

/** The limit of a branch for messages that are sent by themselves, and the number of today. */
const outboxBranch = z.object({
  branchId: z.uuid(),
  city: spoken,
  dailyMax: z.number(),
  isPaused: z.boolean(),
  version: z.number(),
  /** Messages for which the provider was called today. */
  sentToday: z.number(),
  /** Rounded up to whole rupees. */
  costToday: z.number(),
});
export type OutboxBranch = z.output<typeof outboxBranch>;

const outbox = z.object({
  /** The way messages go out. `hand`: a person opens each, and nothing is sent by itself. */
  by: z.enum(['hand', ...messageChannels]),
  /** Of today; queued and to call are whatever their day. Null for more than a list counts. */
  queued: z.nullable(z.number()),
  sent: z.number(),
  delivered: z.number(),
  read: z.number(),
  failed: z.number(),
  notKnown: z.number(),
  toCall: z.nullable(z.number()),
  branches: z.array(outboxBranch),
});
export type Outbox = z.output<typeof outbox>;

/** The most rows of the dry run. */
export const toSendRowsMax = 200;

const toSend = z.object({
  agreementId: z.uuid(),
  agreementNumber: z.string(),
  customerId: z.uuid(),
  customerName: writtenText,
  template: z.enum(messageTemplates),
  text: z.string(),
  language: z.enum(['en', 'ur']),
  /** As SMS. */
  parts: z.number(),
  city: spoken,
});
export type MessageToSend = z.output<typeof toSend>;

const dryRun = z.object({
  messages: z.array(toSend),
  /** In all. */
  total: z.number(),
  parts: z.number(),
});
export type DryRun = z.output<typeof dryRun>;

export const dailyMessagesMax = 20_000;
const messageRules = z.object({
  dailyMax: wholeNumber(0, dailyMessagesMax, 'messages_out_of_range'),
  isPaused: z.boolean(),
});
export type MessageRulesForm = z.output<typeof messageRules>;

const ofBranch = { branchId: z.optional(z.uuid()) };

export const messageEndpoints = {
  listMessages: endpoint({
    // A POST although it only reads: the search text may be a phone or a CNIC, which must not be in a URL.
    method: 'POST',
    path: '/api/messages/search',
    summary: 'The messages that the product sends to customers, newest first; searched like customers',
    access: 'due-list.read',
    body: z.object({
      ...pageQuery,
      ...ofBranch,
      search: z.optional(searchText()),
      part: z.optional(z.enum(messageParts)),
      template: z.optional(z.enum(messageTemplates)),
    }),
    output: message,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  getOutbox: endpoint({
    method: 'GET',
    path: '/api/messages/today',
    summary: 'How far the messages of today have come, what they cost, and what each branch may send',
    access: 'due-list.read',
    query: z.object(ofBranch),
    output: outbox,
  }),
  listMessagesToSend: endpoint({
    method: 'GET',
    path: '/api/messages/to-send',
    summary: `The reminders that would be sent today and are not queued yet, ${toSendRowsMax} at most, with their words`,
    access: 'due-list.read',
    query: z.object(ofBranch),
    output: dryRun,
  }),
  // After the fixed addresses, which it would answer too.
  getMessage: endpoint({
    method: 'GET',
    path: '/api/messages/:id',
    summary: 'One message with its words and the steps that it has come to',
    access: 'due-list.read',
    params: z.object({ id: z.uuid() }),
    output: openMessage,
    errors: ['not_found'],
  }),
  setMessageRules: endpoint({
    method: 'PUT',
    path: '/api/branches/:id/message-rules',
    summary: 'How many messages a branch sends a day at most, and if it is paused',
    access: 'settings.manage',
    params: z.object({ id: z.uuid() }),
    body: z.extend(messageRules, { version: z.number() }),
    output: outboxBranch,
    errors: ['changed_meanwhile'],
  }),
};
