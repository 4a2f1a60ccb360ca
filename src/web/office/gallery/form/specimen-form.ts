import * as z from 'zod/mini';
import { phrase } from '#contract/fields/phrase-field.ts';
import { agreementForm } from '#contract/lending/agreements.ts';
import { customerForm } from '#contract/lending/customers.ts';
import type { Draft } from '../../kit/form/engine/form-paths.ts';

const { fullName, cnic, phone, bornOn, gender, isCnicSeen, monthlyIncome, notes } = customerForm.shape;
const { items, downPayment, count } = agreementForm.shape;

/** One field of each kind in the contract. */
export const specimenForm = z.object({
  fullName,
  cnic,
  phone,
  bornOn,
  gender,
  isCnicSeen,
  monthlyIncome,
  photo: z.nullable(z.instanceof(Blob)),
  title: phrase(80),
  items: items.check(z.minLength(1, 'items_required')),
  downPayment,
  count,
  notes,
});
export type SpecimenBody = z.input<typeof specimenForm>;

export const newItem = { productId: null, description: '', quantity: 1, unitPrice: null };

export const emptySpecimen: Draft<SpecimenBody> = {
  fullName: { own: '', ur: '' },
  cnic: '',
  phone: '',
  bornOn: '',
  gender: null,
  isCnicSeen: false,
  monthlyIncome: null,
  photo: null,
  title: { en: '', ur: '' },
  items: [newItem],
  downPayment: null,
  count: 12,
  notes: '',
};
