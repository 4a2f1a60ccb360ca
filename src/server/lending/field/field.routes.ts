import type { fieldCashEndpoints } from '#contract/lending/field/field-cash.ts';
import type { fieldDayEndpoints } from '#contract/lending/field/field-days.ts';
import type { fieldDeviceEndpoints } from '#contract/lending/field/field-devices.ts';
import type { fieldItemEndpoints } from '#contract/lending/field/field-items.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { findFieldDevices } from './field-devices.queries.ts';
import { handInFieldItem } from './hand-in-field-item.ts';
import { listSlipsOfHandOver, readFieldCash } from './hand-over/read-field-cash.ts';
import { findHeldSlips } from './held-slips.queries.ts';
import { previewFieldDay } from './preview-field-day.ts';
import { registerFieldDevice } from './register-field-device.ts';
import { revokeFieldDevice } from './revoke-field-device.ts';
import { sendFieldItem } from './send-field-item.ts';
import { settleFieldItem } from './settle-field-item.ts';
import { takeFieldDay } from './take-field-day.ts';

type FieldEndpoints = typeof fieldDeviceEndpoints &
  typeof fieldDayEndpoints &
  typeof fieldItemEndpoints &
  typeof fieldCashEndpoints;

export const fieldRoutes: Handlers<FieldEndpoints> = {
  registerFieldDevice: async (call) => ({ data: await registerFieldDevice(call) }),
  listFieldDevices: async ({ context, reach, input }) => ({
    data: await findFieldDevices(context.pool, reach, { officerId: input.query.officerId ?? null }),
  }),
  revokeFieldDevice: async (call) => ({ data: await revokeFieldDevice(call) }),
  previewFieldDay: async (call) => ({ data: await previewFieldDay(call) }),
  takeFieldDay: async (call) => ({ data: await takeFieldDay(call) }),
  sendFieldItem: async (call) => ({ data: await sendFieldItem(call) }),
  handInFieldItem: async (call) => ({ data: await handInFieldItem(call) }),
  getFieldCash: async (call) => ({ data: await readFieldCash(call) }),
  listSlipsOfHandOver: async (call) => ({ data: await listSlipsOfHandOver(call) }),
  listHeldSlips: async ({ context, actor, reach }) => ({
    data: await findHeldSlips(context.pool, reach, actor.userId),
  }),
  settleFieldItem: async (call) => ({ data: await settleFieldItem(call) }),
};
