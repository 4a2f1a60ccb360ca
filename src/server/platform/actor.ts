import type { Language } from '#domain/language.ts';
import type { ListRows } from '#domain/list-rows.ts';
import type { Role } from '#domain/rights/role.ts';

/** The caller: a user whose session is valid right now. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly role: Role;
  readonly language: Language;
  readonly listRows: ListRows;
  /** The branch an employee works for. */
  readonly branchId: string | null;
  /** Whether two-step sign-in is demanded of this user and not on yet. */
  readonly mustSetUpTotp: boolean;
  /** The session ends then, unless it is used before. */
  readonly expiresAt: Date;
  /** However much it is used, the session ends then. */
  readonly endsAt: Date;
}
