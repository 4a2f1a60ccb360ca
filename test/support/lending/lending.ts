import { randomInt } from 'node:crypto';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { ApprovalRequestName } from '#contract/lending/approval-requests.ts';
import type { Product } from '#contract/lending/products.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import type { BodyOf, Calls, DataOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import { proveCost } from './prove-cost.ts';

/** A branch at work: someone who drafts and collects, and someone who approves. */
export interface Desk {
  readonly employee: Session;
  readonly superadmin: Session;
  readonly employeeId: string;
  readonly superadminId: string;
}

export async function openDesk(testApi: TestApi, branchCode = 'SGD'): Promise<Desk> {
  const employee = await testApi.addUser('employee', branchCode);
  const superadmin = await testApi.addUser('superadmin');
  return {
    employee: await testApi.signIn(employee.email),
    superadmin: await testApi.signIn(superadmin.email),
    employeeId: employee.id,
    superadminId: superadmin.id,
  };
}

/** Leaves the lender with the superadmin of the desk alone: no other can sign in any more, though open sessions stay. */
export async function leaveOneSuperadmin({ context }: TestApi, { superadminId }: Desk): Promise<void> {
  await queryWithEvent(
    context.pool,
    "UPDATE users SET password_hash = NULL WHERE role = 'superadmin' AND id <> $1",
    [superadminId],
  );
}

/** Another process of the run may write into the same database, at once or after this one. */
let people = (process.pid % 1_000) * 10_000;
/** Thirteen digits that no other person of the run has. */
export function nextCnic(): string {
  people += 1;
  return `38404${String(people).padStart(7, '0')}2`;
}

export function customerBody(given: Partial<BodyOf<'createCustomer'>> = {}): BodyOf<'createCustomer'> {
  return {
    fullName: { own: 'Rukhsana Parveen' },
    relative: 'husband',
    relativeName: { own: 'Muhammad Aslam' },
    cnic: nextCnic(),
    isCnicSeen: true,
    gender: 'female',
    bornOn: '1988-03-14',
    phone: '0300-0000101',
    address: { own: 'Block 12, Satellite Town' },
    city: 'Sargodha',
    monthlyIncome: 100_000,
    hasPrivacyConsent: true,
    privacyConsentHow: 'signed',
    ...given,
  };
}

export async function addCustomer(
  testApi: Calls,
  { employee }: Desk,
  given: Partial<BodyOf<'createCustomer'>> = {},
): Promise<string> {
  return (await testApi.call('createCustomer', { as: employee, body: customerBody(given) })).id;
}

export function productBody(given: Partial<BodyOf<'createProduct'>> = {}): BodyOf<'createProduct'> {
  return {
    name: { own: 'Sewing machine' },
    category: 'business_asset',
    pictogram: null,
    cashPrice: 18_000,
    termsMonths: [6, 12],
    downPaymentMinPercent: 10,
    roundingStep: 10,
    ...given,
  };
}

export function addProduct(
  testApi: Calls,
  { superadmin }: Desk,
  given: Partial<BodyOf<'createProduct'>> = {},
): Promise<Product> {
  return testApi.call('createProduct', { as: superadmin, body: productBody(given) });
}

/** A test's terms for its agreement. The default is twelve monthly installments of a fridge. */
export interface Terms {
  readonly customerId?: string;
  /** The goods. Where there are products on sale, this is none of their names. */
  readonly description?: string;
  readonly price?: number;
  readonly downPayment?: number;
  readonly count?: number;
  readonly startOn?: string;
  readonly firstDueOn?: string;
  /** Today if unsaid. */
  readonly deliveredOn?: string;
}

export function agreementBody(customerId: string, terms: Terms = {}): BodyOf<'draftAgreement'> {
  return {
    customerId,
    service: 'product',
    contractKind: 'deferred_sale',
    items: [
      {
        description: terms.description ?? 'Refrigerator, 12 cubic feet',
        quantity: 1,
        unitPrice: terms.price ?? 132_000,
      },
    ],
    downPayment: terms.downPayment ?? 12_000,
    count: terms.count ?? 12,
    frequency: { unit: 'months', every: 1 },
    roundingStep: 1,
    startOn: terms.startOn ?? '2026-11-20',
    firstDueOn: terms.firstDueOn ?? '2026-12-20',
    guarantors: [],
    notes: 'Deliver after Eid',
  };
}

const vouchers = new WeakMap<Calls, BodyOf<'draftAgreement'>['guarantors']>();

/** The default guarantors of every customer in a test. */
export async function vouching(
  testApi: Calls,
  { employee }: Desk,
): Promise<BodyOf<'draftAgreement'>['guarantors']> {
  const known = vouchers.get(testApi);
  if (known !== undefined) return known;
  const guarantors = await Promise.all(
    ['Abdul Ghafoor', 'Bashir Ahmad'].map(async (fullName) => {
      const body = {
        fullName: { own: fullName },
        // Browser tests of several processes share a lender, and the same person has one phone.
        cnic: `3840${randomInt(1e8, 1e9)}`,
        phone: '03000000102',
        address: 'Street 4, Sargodha',
      };
      const { id } = await testApi.call('saveGuarantor', { as: employee, body });
      return { guarantorId: id, relation: 'Neighbor' };
    }),
  );
  vouchers.set(testApi, guarantors);
  return guarantors;
}

export async function draft(testApi: Calls, desk: Desk, terms: Terms = {}): Promise<string> {
  const customerId = terms.customerId ?? (await addCustomer(testApi, desk));
  const guarantors = await vouching(testApi, desk);
  const body = { ...agreementBody(customerId, terms), guarantors };
  return (await testApi.call('draftAgreement', { as: desk.employee, body })).id;
}

/** A draft that the customer consented to, with the invoices of its goods. */
export async function consented(testApi: Calls, desk: Desk, terms: Terms = {}): Promise<string> {
  const id = await draft(testApi, desk, terms);
  await proveCost(testApi, desk.employee, id);
  const body = { termsVersion: 1, how: 'signed' } as const;
  await testApi.call('recordConsent', { as: desk.employee, params: { id }, body });
  return id;
}

export async function submitted(testApi: Calls, desk: Desk, terms: Terms = {}): Promise<string> {
  const id = await consented(testApi, desk, terms);
  await testApi.call('submitAgreement', { as: desk.employee, params: { id } });
  return id;
}

export async function approved(testApi: Calls, desk: Desk, terms: Terms = {}): Promise<string> {
  const id = await submitted(testApi, desk, terms);
  const body = { termsVersion: 1 };
  await testApi.call('approveAgreement', { as: desk.superadmin, params: { id }, body });
  return id;
}

/** An active agreement with its down payment paid. */
export async function active(testApi: Calls, desk: Desk, terms: Terms = {}): Promise<string> {
  const id = await approved(testApi, desk, terms);
  const method = 'cash';
  if (terms.deliveredOn === undefined)
    await testApi.call('activateAgreement', { as: desk.employee, params: { id }, body: { method } });
  else {
    // Before it was drafted: two people.
    const delivery = { method, deliveredOn: terms.deliveredOn } as const;
    await grant(testApi, desk, await ask(testApi, desk, 'requestBackDatedActivation', id, delivery));
  }
  return id;
}

/** Records a payment, and confirms that it is no duplicate. */
export function pay(
  testApi: Calls,
  as: Session,
  id: string,
  amount: number,
  given: Partial<BodyOf<'recordPayment'>> = {},
): Promise<DataOf<'recordPayment'>> {
  const confirmed = ['equal_payment_just_recorded' as const, ...(given.confirmed ?? [])];
  const body = { amount, method: 'cash' as const, ...given, confirmed };
  return testApi.call('recordPayment', { as, params: { id }, body });
}

export function readAgreement(testApi: Calls, as: Session, id: string): Promise<Agreement> {
  return testApi.call('getAgreement', { as, params: { id } });
}

/** Gives the relief fund enough for anything. */
export async function fillReliefFund(
  testApi: Calls,
  { superadmin }: Desk,
  budget = 10_000_000,
): Promise<void> {
  const { version } = await testApi.call('getReliefFund', { as: superadmin });
  const body = { budget, reason: 'The donors gave more', version };
  await testApi.call('setReliefBudget', { as: superadmin, body });
}

const reasons = { reason: 'The breadwinner fell ill', evidence: 'Hospital papers seen' };

/** The fields of a request besides its reason. */
type Asked<N extends ApprovalRequestName> = Omit<BodyOf<N>, keyof typeof reasons> & Partial<typeof reasons>;

/** Makes a request about an agreement (or, for a reversal, an entry) and returns its id. */
export async function ask<N extends ApprovalRequestName>(
  testApi: Calls,
  { employee }: Pick<Desk, 'employee'>,
  name: N,
  id: string,
  ...[given]: object extends Asked<N> ? [given?: Asked<N>] : [given: Asked<N>]
): Promise<string> {
  const body = { ...reasons, ...given } as BodyOf<ApprovalRequestName>;
  return (await testApi.call<ApprovalRequestName>(name, { as: employee, params: { id }, body })).id;
}

/** Has a request approved by the other person. */
export function grant(testApi: Calls, { superadmin }: Desk, id: string): Promise<DataOf<'decideApproval'>> {
  return testApi.call('decideApproval', { as: superadmin, params: { id }, body: { decision: 'approved' } });
}

/** Refunds part of an overpayment: one person requests it, the other approves it. In cash, if not said otherwise. */
export async function refund(
  testApi: Calls,
  desk: Desk,
  id: string,
  amount: number,
  given: Partial<BodyOf<'requestRefund'>> = {},
): Promise<DataOf<'decideApproval'>> {
  const request = await ask(testApi, desk, 'requestRefund', id, { amount, method: 'cash', ...given });
  const { warnings } = await testApi.call('getApproval', { as: desk.superadmin, params: { id: request } });
  const body = { decision: 'approved' as const, confirmed: warnings };
  return testApi.call('decideApproval', { as: desk.superadmin, params: { id: request }, body });
}

export async function writtenOff(testApi: Calls, desk: Desk, terms: Terms = {}): Promise<string> {
  const id = await active(testApi, desk, terms);
  await grant(testApi, desk, await ask(testApi, desk, 'requestWriteOff', id));
  return id;
}
