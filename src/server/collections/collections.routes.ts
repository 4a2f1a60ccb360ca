import type { collectionEndpoints } from '#contract/collections.ts';
import type { Handlers } from '../http/call.ts';
import { logContact } from './log-contact.ts';
import { recordPaymentPromise } from './record-payment-promise.ts';

export const collectionRoutes: Handlers<typeof collectionEndpoints> = {
  recordPaymentPromise: async (call) => ({ data: await recordPaymentPromise(call) }),
  logContact: async (call) => ({ data: await logContact(call) }),
};
