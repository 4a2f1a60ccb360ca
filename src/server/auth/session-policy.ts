import type { Role } from '#domain/role.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session lives without use, and in all. Milliseconds. */
export interface SessionPolicy {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

const staff: SessionPolicy = { idleMs: 30 * minute, absoluteMs: 12 * hour };

const policies: Record<Role, SessionPolicy> = {
  superadmin: staff,
  employee: staff,
  customer: { idleMs: 7 * day, absoluteMs: 7 * day },
};

export function sessionPolicyOf(role: Role): SessionPolicy {
  return policies[role];
}

/** A session's use is written down only after this long: one write a minute, not one a request. */
export const renewalStepMs = minute;
