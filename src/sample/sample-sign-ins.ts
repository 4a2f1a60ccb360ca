import type { SampleSignIn } from '#contract/identity/sign-in.ts';

export const samplePassword = 'asaan-qist-2026';

/** The three users of the sample lender. They exist only where the sample data is loaded. */
export const sampleSignIns: readonly SampleSignIn[] = [
  { role: 'superadmin', identifier: 'superadmin@example.pk', password: samplePassword },
  { role: 'employee', identifier: 'employee@example.pk', password: samplePassword },
  { role: 'customer', identifier: 'customer@example.pk', password: samplePassword },
];
