import type { OpenSession, Profile } from '#contract/identity/profile.ts';
import type { OpenSessionRow, ProfileRow } from './profile.queries.ts';

export function profileView(row: ProfileRow): Profile {
  return {
    fullName: row.fullName,
    phone: row.phone,
    email: row.email,
    role: row.role,
    language: row.language,
    listRows: row.listRows,
    hasPassword: row.hasPassword,
    google: row.google,
    isTotpOn: row.isTotpOn,
    isTotpOffered: row.isTotpOffered,
    recoveryCodesLeft: row.recoveryCodesLeft,
    isWaitingForBranch: row.isWaiting,
    version: row.version,
  };
}

export function openSessionView(row: OpenSessionRow, currentId: string): OpenSession {
  return {
    id: row.id,
    browser: row.browser,
    system: row.system,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === currentId,
  };
}
