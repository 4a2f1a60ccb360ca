import * as z from 'zod/mini';
import { contractKinds } from '#domain/lending/agreements/contract-kind.ts';
import { endpoint } from '../../endpoint.ts';
import { spoken } from '../../fields/phrase-field.ts';

const versionInPath = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number));

/** Terms that later ones replaced, as their key fact statement says them. */
const supersededTerms = z.object({
  version: z.number(),
  madeAt: z.iso.datetime(),
  keyFactsEdition: z.number(),
  contractKind: z.enum(contractKinds),
  price: z.number(),
  downPayment: z.number(),
  relief: z.number(),
  /** None in a loan. */
  items: z.array(z.object({ description: spoken, quantity: z.number() })),
  /** Without the down payment. */
  installments: z.array(z.object({ number: z.number(), dueOn: z.iso.date(), amount: z.number() })),
});
export type SupersededTerms = z.output<typeof supersededTerms>;

export const supersededTermsEndpoints = {
  getSupersededTerms: endpoint({
    method: 'GET',
    path: '/api/agreements/:id/terms/:version',
    summary: 'An earlier version of the terms, for its key fact statement',
    access: 'agreements.read',
    params: z.object({ id: z.uuid(), version: versionInPath }),
    output: supersededTerms,
  }),
};
