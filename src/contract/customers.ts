import * as z from 'zod/mini';
import { type CnicWarning, genders } from '#domain/cnic.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay } from './fields/calendar-date-field.ts';
import { cnicNumber } from './fields/cnic-field.ts';
import { emailAddress } from './fields/email-field.ts';
import { optionalField } from './fields/optional-field.ts';
import { rupeesOrNone } from './fields/rupees-field.ts';
import { optionalText, phoneNumber, requiredText } from './text-field.ts';

export const relatives = ['father', 'husband'] as const;
export const customerStatuses = ['active', 'blocked'] as const;
const cnicWarningNames = ['unusual_first_digit', 'gender_differs'] as const satisfies CnicWarning[];

export const customerForm = z.object({
  fullName: requiredText(120, 'full_name_required'),
  fullNameUr: optionalText(120),
  relative: z.enum(relatives),
  relativeName: requiredText(120, 'text_required'),
  cnic: cnicNumber(),
  cnicExpiresOn: optionalField(calendarDay()),
  /** Whoever saves the form has the original card in hand. */
  isCnicSeen: z.boolean(),
  gender: z.enum(genders),
  bornOn: calendarDay(),
  phone: phoneNumber(),
  secondPhone: optionalField(phoneNumber()),
  email: emailAddress(),
  address: requiredText(400, 'address_required'),
  city: requiredText(80, 'text_required'),
  /** An employee's customers belong to the employee's own branch; only a superadmin names one. */
  branchId: optionalField(z.uuid()),
  occupation: optionalText(120),
  monthlyIncome: optionalField(rupeesOrNone()),
  householdSize: optionalField(z.number().check(z.int(), z.gte(1), z.lte(50))),
  notes: optionalText(2000),
  hasPrivacyConsent: z.literal(true, 'privacy_consent_required'),
});
export type CustomerForm = z.output<typeof customerForm>;

/** A customer as every screen shows one: the CNIC is masked. */
const customer = z.object({
  id: z.uuid(),
  fullName: z.string(),
  fullNameUr: z.nullable(z.string()),
  relative: z.enum(relatives),
  relativeName: z.string(),
  cnicMasked: z.string(),
  cnicExpiresOn: z.nullable(z.iso.date()),
  isCnicSeen: z.boolean(),
  /** What a clerk should look at again on the card. */
  cnicWarnings: z.array(z.enum(cnicWarningNames)),
  gender: z.enum(genders),
  bornOn: z.iso.date(),
  phone: z.string(),
  secondPhone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: z.string(),
  city: z.string(),
  branchId: z.uuid(),
  occupation: z.nullable(z.string()),
  monthlyIncome: z.nullable(z.number()),
  householdSize: z.nullable(z.number()),
  officerId: z.nullable(z.uuid()),
  notes: z.nullable(z.string()),
  status: z.enum(customerStatuses),
});
export type Customer = z.output<typeof customer>;

export const customerEndpoints = {
  createCustomer: endpoint({
    method: 'POST',
    path: '/api/customers',
    summary:
      'Puts a customer on record, with consent to the privacy notice; a CNIC stands for one customer only',
    access: 'customers.write',
    body: customerForm,
    output: customer,
    errors: ['cnic_taken'],
  }),
  getCustomer: endpoint({
    method: 'GET',
    path: '/api/customers/:id',
    summary: 'One customer, with the CNIC masked',
    access: 'customers.read',
    params: z.object({ id: z.uuid() }),
    output: customer,
  }),
};
