import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';

/** The point of a key on P-256, uncompressed, in base64url: 65 bytes, of which the first is 4. */
const publicKey = z.string().check(z.regex(/^B[\w-]{86}$/));

/** The most missing slips that are named. */
export const missingSlipsShownMax = 20;

/** The most phones in an answer. */
export const fieldDevicesShownMax = 500;

const device = z.object({
  id: z.uuid(),
  /** `F03`: with the code of the branch in front of it, part of the number of each slip. */
  code: z.string(),
  branchCode: z.string(),
  branchCity: spoken,
  officer: z.object({ id: z.uuid(), fullName: spoken }),
  name: z.string(),
  registeredAt: z.iso.datetime(),
  revokedAt: z.nullable(z.iso.datetime()),
  /** The last day that was taken along on it, and what has come back of it; null before the first. */
  lastDay: z.nullable(
    z.object({
      takenAt: z.iso.datetime(),
      visits: z.number(),
      items: z.number(),
      slips: z.number(),
      /** The sum of the slips, in whole rupees. */
      collected: z.number(),
      lastItemAt: z.nullable(z.iso.datetime()),
    }),
  ),
  /** The cash in the hand of the officer, in whole rupees, of the field or not. */
  inHand: z.number(),
  /** Items that were handed in without a session, and wait for the officer's sign-in. */
  waiting: z.number(),
  /** Items of all days that wait for a decision. */
  onHold: z.number(),
  /** The numbers of slips that never came, although a later one did, such as `SGD-F03-00057`. At most `missingSlipsShownMax`. */
  missingSlips: z.array(z.string()),
  /** Things that the phone sent and nobody can post: changed after they were signed, or with a number that is taken. */
  alarms: z.number(),
});
export type FieldDevice = z.output<typeof device>;

export const fieldDeviceEndpoints = {
  registerFieldDevice: endpoint({
    method: 'POST',
    path: '/api/field/devices',
    summary: 'Registers the phone of an officer by its public key. The same key again is the same phone',
    access: 'field.work',
    body: z.object({ publicKey, name: requiredText(60, 'text_required') }),
    /** `sealPoint`: the server's key for this phone, to which it seals its items. */
    output: z.object({ id: z.uuid(), code: z.string(), sealPoint: publicKey }),
    errors: ['field_needs_branch', 'field_device_of_other'],
  }),
  listFieldDevices: endpoint({
    method: 'GET',
    path: '/api/field/devices',
    summary: 'The phones that were registered, the newest first',
    access: 'field.read',
    query: z.object({ officerId: z.optional(z.uuid()) }),
    output: z.array(device),
  }),
  revokeFieldDevice: endpoint({
    method: 'POST',
    path: '/api/field/devices/:id/revocation',
    summary: 'Revokes a phone. What it brings back from then on is kept as evidence',
    access: 'field.manage',
    params: z.object({ id: z.uuid() }),
    output: device,
  }),
};
