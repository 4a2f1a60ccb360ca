import type { Role } from '#domain/rights/role.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The lifetimes of a session, without use and in total. Milliseconds. */
export interface SessionPolicy {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

const staffAbsoluteMs = 12 * hour;

const customer: SessionPolicy = { idleMs: 7 * day, absoluteMs: 7 * day };

/** Staff share desks, so the lender sets their idle time in the office's rules. */
export function sessionPolicyOf(role: Role, staffIdleMinutes: number): SessionPolicy {
  return role === 'customer' ? customer : { idleMs: staffIdleMinutes * minute, absoluteMs: staffAbsoluteMs };
}

/** The shortest time between two updates of a session's last use: one write a minute, not one per request. */
export const renewalStepMs = minute;
