import type { Role } from '#domain/role.ts';

export const samplePassword = 'asaan-qist-2026';

/** The three accounts of the sample lender. They exist only where the sample data is loaded. */
export const sampleSignIns: { role: Role; identifier: string; password: string }[] = [
  { role: 'superadmin', identifier: 'superadmin@example.pk', password: samplePassword },
  { role: 'employee', identifier: 'employee@example.pk', password: samplePassword },
  { role: 'customer', identifier: 'customer@example.pk', password: samplePassword },
];
