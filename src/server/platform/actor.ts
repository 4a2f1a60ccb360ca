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
  /** True if this user must set up two-step sign-in before anything else. */
  readonly mustSetUpTotp: boolean;
  /** The moment from which that is so; null if two-step sign-in is on, or is the user's own choice. */
  readonly totpDueAt: Date | null;
  /** The end of the session, unless it is used before. */
  readonly expiresAt: Date;
  /** The latest end of the session, however much it is used. */
  readonly endsAt: Date;
}
