import type { OpenSession, Profile } from '#contract/identity/profile.ts';
import type { OpenSessionRow, ProfileRow } from './profile.queries.ts';

export function profileView(row: ProfileRow): Profile {
  return {
    fullName: row.full_name,
    phone: row.phone,
    email: row.email,
    role: row.role,
    language: row.language,
    hasPassword: row.has_password,
    google: row.google,
    isTotpOn: row.is_totp_on,
    recoveryCodesLeft: row.recovery_codes_left,
    isWaitingForBranch: row.is_waiting,
  };
}

export function openSessionView(row: OpenSessionRow, currentId: string): OpenSession {
  return {
    id: row.id,
    browser: row.browser,
    system: row.system,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isCurrent: row.id === currentId,
  };
}
