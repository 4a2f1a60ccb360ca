import * as z from 'zod/mini';
import type { Capability } from '#domain/rights/capabilities.ts';
import { endpoint } from './endpoint.ts';

/** The kinds of change that open pages follow, each with the right that it needs. */
export const liveKinds = {
  approvals: 'approvals.read',
  complaints: 'complaints.read',
  contact_requests: 'contact-requests.read',
  /** Customers' reports and requests from their own account. */
  customer_requests: 'customer-requests.read',
  /** Matches of people with lists. */
  screening: 'screening.manage',
  /** Payments beyond what is owed. */
  overpayments: 'payments.register',
  /** Notices that the user read on another screen. */
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
