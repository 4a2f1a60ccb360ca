import type { TestApi } from './api.ts';
import {
  active,
  addCustomer,
  addProduct,
  agreementBody,
  approved,
  ask,
  customerBody,
  type Desk,
  draft,
  grant,
  nextCnic,
  pay,
  productBody,
  submitted,
  type Terms,
  writtenOff,
} from './lending.ts';
import { addDocument, formWith, samplePicture, setPicture } from './pictures.ts';

export interface Expected {
  readonly nobody: number;
  readonly customer: number;
  readonly employee: number;
  readonly otherEmployee: number;
  readonly superadmin: number;
}

/** A call that would succeed for whoever may make it. */
export interface RightsRequest {
  readonly path?: string;
  readonly body?: unknown;
}

/** What is asked for is used up by asking, so each caller gets one of their own. */
export interface RightsRow {
  readonly request: () => Promise<RightsRequest>;
  readonly expected: Expected;
}

const staff: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 200, superadmin: 200 };
const branch: Expected = { ...staff, otherEmployee: 404 };
const superadminOnly: Expected = { ...staff, employee: 403, otherEmployee: 403 };

const overpaidTerms: Terms = { price: 1_000, downPayment: 0, count: 1 };

/** The rights around customers, agreements and money, tried on things of the branch SGD. */
export function lendingRights(testApi: TestApi, desk: Desk) {
  const on =
    (make: (testApi: TestApi, desk: Desk) => Promise<string>, step: string, body?: unknown) => async () => ({
      path: `/api/agreements/${await make(testApi, desk)}${step}`,
      body,
    });
  const overpaid = async () => {
    const id = await active(testApi, desk, overpaidTerms);
    await pay(testApi, desk.employee, id, 1_500, { confirmed: ['payment_beyond_outstanding'] });
    return id;
  };
  const onDocument = async () => {
    const customerId = await addCustomer(testApi, desk);
    const { id } = await addDocument(testApi, desk, customerId, 'cnic_front', await samplePicture());
    return { path: `/api/customers/${customerId}/documents/${id}` };
  };
  const picturedProduct = async () => {
    const { id } = await addProduct(testApi, desk);
    return setPicture(testApi, desk, id, await samplePicture());
  };
  const money = { amount: 100, method: 'cash' };
  const reason = { reason: 'The family moved away' };
  const rescheduled = {
    firstDueOn: '2027-06-01',
    openCount: 12,
    frequency: { unit: 'months', every: 1 },
    roundingStep: 1,
    consentHow: 'signed',
  };
  return {
    createProduct: {
      request: async () => ({ body: productBody() }),
      expected: superadminOnly,
    },
    editProduct: {
      request: async () => {
        const { id, version } = await addProduct(testApi, desk);
        return { path: `/api/products/${id}`, body: { ...productBody(), isActive: true, version } };
      },
      expected: superadminOnly,
    },
    listProducts: { request: async () => ({}), expected: staff },
    setProductPicture: {
      request: async () => ({
        path: `/api/products/${(await addProduct(testApi, desk)).id}/picture`,
        body: formWith({ picture: await samplePicture() }),
      }),
      expected: superadminOnly,
    },
    removeProductPicture: {
      request: async () => ({ path: `/api/products/${(await picturedProduct()).id}/picture` }),
      expected: superadminOnly,
    },
    showProductPicture: {
      request: async () => {
        const { id, picture } = await picturedProduct();
        return { path: `/api/products/${id}/pictures/${picture?.hash}` };
      },
      expected: staff,
    },
    createCustomer: {
      request: async () => {
        const { rows } = await testApi.context.pool.query("SELECT id FROM branches WHERE code = 'SGD'");
        return { body: customerBody({ branchId: rows[0].id }) };
      },
      expected: staff,
    },
    getCustomer: {
      request: async () => ({ path: `/api/customers/${await addCustomer(testApi, desk)}` }),
      expected: branch,
    },
    editCustomer: {
      request: async () => ({
        path: `/api/customers/${await addCustomer(testApi, desk)}`,
        body: customerBody({ cnic: null, officerId: desk.employeeId, status: 'active', version: 1 }),
      }),
      expected: branch,
    },
    addCustomerDocument: {
      request: async () => ({
        path: `/api/customers/${await addCustomer(testApi, desk)}/documents`,
        body: formWith({ kind: 'photo', picture: await samplePicture() }),
      }),
      expected: branch,
    },
    listCustomerDocuments: {
      request: async () => ({ path: `/api/customers/${await addCustomer(testApi, desk)}/documents` }),
      expected: branch,
    },
    showCustomerDocument: { request: onDocument, expected: branch },
    removeCustomerDocument: { request: onDocument, expected: branch },
    revealCnic: {
      request: async () => ({ path: `/api/customers/${await addCustomer(testApi, desk)}/reveal-cnic` }),
      expected: branch,
    },
    search: { request: async () => ({ body: { text: 'Rukhsana' } }), expected: staff },
    saveGuarantor: {
      request: async () => ({
        body: { fullName: 'Abdul Ghafoor', cnic: nextCnic(), phone: '03000000102', address: 'Sargodha' },
      }),
      expected: staff,
    },
    draftAgreement: {
      request: async () => ({ body: agreementBody(await addCustomer(testApi, desk)) }),
      // The customer of another branch is a field that leads nowhere.
      expected: { ...branch, otherEmployee: 422 },
    },
    editDraft: { request: on(draft, '', agreementBody('', { count: 6 })), expected: branch },
    getAgreement: { request: on(draft, ''), expected: { ...branch, customer: 404 } },
    recordConsent: { request: on(draft, '/consent', { termsVersion: 1, how: 'signed' }), expected: branch },
    submitAgreement: {
      request: async () => {
        const id = await draft(testApi, desk);
        await testApi.send('POST', `/api/agreements/${id}/consent`, {
          as: desk.employee,
          body: { termsVersion: 1, how: 'signed' },
        });
        return { path: `/api/agreements/${id}/submit` };
      },
      expected: branch,
    },
    approveAgreement: { request: on(submitted, '/approve', {}), expected: superadminOnly },
    rejectAgreement: { request: on(submitted, '/reject', reason), expected: superadminOnly },
    withdrawAgreement: { request: on(draft, '/withdraw', reason), expected: branch },
    cancelAgreement: { request: on(draft, '/cancel', reason), expected: branch },
    activateAgreement: { request: on(approved, '/activate', { method: 'cash' }), expected: branch },
    recordPayment: { request: on(active, '/payments', money), expected: branch },
    refundOverpayment: { request: on(overpaid, '/refunds', money), expected: branch },
    recordRecovery: { request: on(writtenOff, '/recoveries', money), expected: branch },
    moveOverpayment: {
      request: async () => {
        const customerId = await addCustomer(testApi, desk);
        const id = await active(testApi, desk, { ...overpaidTerms, customerId });
        await pay(testApi, desk.employee, id, 1_500, { confirmed: ['payment_beyond_outstanding'] });
        const toAgreementId = await active(testApi, desk, { customerId });
        return { path: `/api/agreements/${id}/overpayment-moves`, body: { toAgreementId, amount: 100 } };
      },
      expected: branch,
    },
    listApprovals: { request: async () => ({}), expected: staff },
    requestRelief: {
      request: on(active, '/relief-requests', { ...reason, amount: 100, evidence: 'Papers seen' }),
      expected: branch,
    },
    requestWriteOff: { request: on(active, '/write-off-requests', reason), expected: branch },
    requestReversal: {
      request: async () => {
        const { entryId } = await pay(testApi, desk.employee, await active(testApi, desk), 100);
        return { path: `/api/entries/${entryId}/reversal-requests`, body: reason };
      },
      expected: branch,
    },
    requestReschedule: {
      request: on(active, '/reschedule-requests', { ...reason, ...rescheduled }),
      expected: branch,
    },
    requestBackDatedPayment: {
      request: on(active, '/back-dated-payment-requests', { ...money, ...reason, valuedOn: '2026-10-01' }),
      expected: branch,
    },
    requestRescheduleUndo: {
      request: async () => {
        const id = await active(testApi, desk);
        const asked = await ask(testApi, desk, `/api/agreements/${id}/reschedule-requests`, rescheduled);
        await grant(testApi, desk, asked);
        return {
          path: `/api/agreements/${id}/reschedule-undo-requests`,
          body: { ...reason, consentHow: 'signed' },
        };
      },
      expected: branch,
    },
    requestBackDatedActivation: {
      request: on(approved, '/back-dated-activation-requests', {
        ...reason,
        method: 'cash',
        deliveredOn: '2026-10-01',
      }),
      expected: branch,
    },
    withdrawRequest: {
      request: async () => {
        const path = `/api/agreements/${await active(testApi, desk)}/write-off-requests`;
        return { path: `/api/approvals/${await ask(testApi, desk, path)}/withdrawal` };
      },
      // None of them made the request.
      expected: { ...branch, employee: 403, superadmin: 403 },
    },
    decideRequest: {
      request: async () => {
        const path = `/api/agreements/${await active(testApi, desk)}/write-off-requests`;
        return {
          path: `/api/approvals/${await ask(testApi, desk, path)}/decision`,
          body: { decision: 'approved' },
        };
      },
      expected: superadminOnly,
    },
    getReliefFund: { request: async () => ({}), expected: staff },
    setReliefBudget: { request: async () => ({ body: { budget: 1_000_000 } }), expected: superadminOnly },
    recordPaymentPromise: {
      request: on(active, '/payment-promises', { amount: 100, promisedFor: '2026-11-25' }),
      expected: branch,
    },
    listDue: { request: async () => ({}), expected: staff },
    getCollectionLog: { request: on(active, '/collection-log'), expected: branch },
    logContact: {
      request: on(active, '/contacts', { channel: 'visit', result: 'reached' }),
      expected: branch,
    },
  } satisfies Record<string, RightsRow>;
}
