import * as z from 'zod/mini';
import type { Capability } from '#domain/rights/capabilities.ts';
import { endpoint } from './endpoint.ts';

/** What an open page is told of as it changes, each with the right that one needs to be told. */
export const liveKinds = {
  approvals: 'approvals.read',
  contact_requests: 'contact-requests.read',
  /** What customers report and ask for from their own account. */
  customer_requests: 'customer-requests.read',
  /** What one has read oneself, on another screen. */
  notices: 'notices.read',
} as const satisfies Readonly<Record<string, Capability>>;
export type LiveKind = keyof typeof liveKinds;

export const liveChangesEndpoints = {
  followLiveChanges: endpoint({
    method: 'GET',
    path: '/api/live-changes',
    summary:
      'Server-sent events: that something of a kind has changed within the reach of the caller, who then asks for it again. Does not renew the session',
    access: 'live-changes.follow',
    besides: liveKinds,
    output: z.object({ kind: z.enum(Object.keys(liveKinds) as LiveKind[]) }),
    answers: 'events',
  }),
};
