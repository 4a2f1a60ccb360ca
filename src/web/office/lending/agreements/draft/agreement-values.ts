import type * as z from 'zod/mini';
import type { agreementForm } from '#contract/lending/agreements.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';

/** The values of the agreement form, in all of its steps. */
export type AgreementValues = Draft<Omit<z.input<typeof agreementForm>, 'customerId'>>;

export type ItemValues = AgreementValues['items'][number];
