import type { Phrase } from '#domain/language.ts';
import type { Role } from '#domain/rights/role.ts';

export const roleNames: Readonly<Record<Role, Phrase>> = {
  superadmin: { en: 'Superadmin', ur: 'سپر ایڈمن' },
  employee: { en: 'Employee', ur: 'ملازم' },
  customer: { en: 'Customer', ur: 'صارف' },
};
