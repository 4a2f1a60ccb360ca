import type * as z from 'zod/mini';
import type { Customer, customerChanges, customerForm } from '#contract/lending/customers.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';

/** What the forms of a new and of a known customer hold. */
export type CustomerValues = Draft<
  z.input<typeof customerForm> & Pick<z.input<typeof customerChanges>, 'officerId'>
>;

export const newCustomerValues: CustomerValues = {
  fullName: '',
  fullNameUr: '',
  relative: null,
  relativeName: '',
  cnic: null,
  cnicExpiresOn: null,
  isCnicSeen: false,
  gender: null,
  bornOn: null,
  phone: null,
  secondPhone: null,
  email: '',
  address: '',
  city: '',
  occupation: '',
  monthlyIncome: null,
  householdSize: null,
  notes: '',
  branchId: null,
  officerId: null,
  hasPrivacyConsent: false,
};

/** A number that is not entered stays as it is: the form never has the whole CNIC on record. */
export function valuesOf(customer: Customer): CustomerValues {
  return {
    fullName: customer.fullName,
    fullNameUr: customer.fullNameUr,
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
    address: customer.address,
    city: customer.city,
    occupation: customer.occupation,
    monthlyIncome: customer.monthlyIncome,
    householdSize: customer.householdSize,
    notes: customer.notes,
    branchId: customer.branchId,
    officerId: customer.officerId,
    hasPrivacyConsent: true,
  };
}
