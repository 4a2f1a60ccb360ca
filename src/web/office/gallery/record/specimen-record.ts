import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { clockTime } from '#contract/fields/clock-time-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import type { Product } from '#contract/lending/products.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import type { Draft } from '../../kit/form/engine/form-paths.ts';

/** The form of a record with a version. The second person to save is told of the conflict. */
export const recordForm = z.object({
  address: requiredText(200, 'text_required'),
  relation: requiredText(80, 'text_required'),
  version: z.number(),
});
export type RecordBody = z.input<typeof recordForm>;

export interface SpecimenRecord {
  readonly address: string;
  readonly relation: string;
  readonly version: number;
}

export const firstRecord: SpecimenRecord = {
  address: 'House 14, Street 3, Satellite Town',
  relation: 'Neighbor',
  version: 1,
};

/** A part of a page that is sent on its own. */
export const visitForm = z.object({
  startsAt: clockTime(),
  officerId: z.uuid({ error: 'officer_unknown' }),
  productId: z.uuid({ error: 'product_not_chosen' }),
  methods: z.array(z.enum(paymentMethods)).check(z.minLength(1)),
});
export type VisitBody = z.input<typeof visitForm>;

export const emptyVisit: Draft<VisitBody> = { startsAt: null, officerId: null, productId: null, methods: [] };

/** No server has them: a test answers them. */
export const saveRecord = endpoint({
  method: 'PATCH',
  path: '/api/kit/record',
  summary: 'Takes the record of the gallery',
  access: 'public',
  body: recordForm,
  output: z.object({ address: z.string(), relation: z.string(), version: z.number() }),
});
export const bookVisit = endpoint({
  method: 'POST',
  path: '/api/kit/visit',
  summary: 'Takes the panel of the gallery',
  access: 'public',
  body: visitForm,
  output: z.null(),
});

export const officers = [
  {
    id: '0199b6a0-0000-7000-8000-000000000011',
    fullName: { own: 'Bilal Ahmed', ur: 'بلال احمد' },
    note: 'SGD',
  },
  {
    id: '0199b6a0-0000-7000-8000-000000000012',
    fullName: { own: 'Nadia Aslam', ur: null },
    note: 'LHR',
  },
] as const;

const terms = {
  termsMonths: [6, 12],
  downPaymentMinPercent: 10,
  roundingStep: 10,
  isActive: true,
  isPublic: true,
  picture: null,
  version: 1,
};

export const products: readonly Product[] = [
  {
    ...terms,
    id: '0199b6a0-0000-7000-8000-000000000021',
    name: { own: 'Sewing machine', ur: 'سلائی مشین' },
    category: 'business_asset',
    pictogram: null,
    cashPrice: 18_000,
  },
  {
    ...terms,
    id: '0199b6a0-0000-7000-8000-000000000022',
    name: { own: 'Refrigerator, 12 cubic feet', ur: null },
    category: 'home_appliances',
    pictogram: null,
    cashPrice: 131_000,
  },
];
