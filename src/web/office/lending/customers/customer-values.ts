import * as z from 'zod/mini';
import { type Customer, customerForm } from '#contract/lending/customers.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';

/** The kinds of document that the form of a new customer asks for. */
export const askedDocuments = ['photo', 'cnic_front', 'cnic_back', 'utility_bill'] as const;

const picture = z.nullable(z.instanceof(Blob));

/** A new customer, and the pictures that are sent once the customer is saved. */
export const newCustomerForm = z.extend(customerForm, {
  documents: z.object({
    photo: picture,
    cnic_front: picture,
    cnic_back: picture,
    utility_bill: picture,
  } satisfies Record<(typeof askedDocuments)[number], unknown>),
});
export type NewCustomer = z.input<typeof newCustomerForm>;

/** The values of the forms for a new and for an existing customer. */
export type CustomerValues = Draft<NewCustomer>;

export const newValues: CustomerValues = {
  fullName: { own: '', ur: '' },
  relative: null,
  relativeName: { own: '', ur: '' },
  cnic: '',
  cnicExpiresOn: null,
  isCnicSeen: false,
  gender: null,
  bornOn: null,
  phone: '',
  secondPhone: null,
  email: '',
  language: 'ur',
  takesMessages: true,
  address: { own: '', ur: '' },
  city: '',
  branchId: null,
  occupation: '',
  monthlyIncome: null,
  householdSize: null,
  notes: '',
  hasPrivacyConsent: false,
  privacyConsentHow: null,
  documents: { photo: null, cnic_front: null, cnic_back: null, utility_bill: null },
};

export function valuesOf(customer: Customer): CustomerValues {
  return {
    ...newValues,
    fullName: customer.fullName,
    relative: customer.relative,
    relativeName: customer.relativeName,
    cnic: null,
    cnicExpiresOn: customer.cnicExpiresOn,
    isCnicSeen: customer.isCnicSeen,
    gender: customer.gender,
    bornOn: customer.bornOn,
    phone: customer.phone,
    secondPhone: customer.secondPhone,
    email: customer.email,
    language: customer.language,
    takesMessages: customer.takesMessages,
    address: customer.address,
    city: customer.city,
    occupation: customer.occupation,
    monthlyIncome: customer.monthlyIncome,
    householdSize: customer.householdSize,
    notes: customer.notes,
  };
}
