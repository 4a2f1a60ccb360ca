import type { EndpointName } from '#contract/api.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import type { Parts } from '#test/support/calls/calls.ts';
import { addDocument, samplePicture, setPicture } from '#test/support/files/pictures.ts';
import {
  active,
  addCustomer,
  addProduct,
  agreementBody,
  approved,
  ask,
  consented,
  customerBody,
  type Desk,
  draft,
  fillReliefFund,
  grant,
  nextCnic,
  pay,
  productBody,
  readAgreement,
  submitted,
  type Terms,
  writtenOff,
} from '#test/support/lending/lending.ts';

export interface Expected {
  readonly nobody: number;
  readonly customer: number;
  readonly employee: number;
  readonly otherEmployee: number;
  readonly superadmin: number;
}

/** The test of one endpoint. */
interface RightsRow<N extends EndpointName> {
  /** A request that succeeds for anyone who has the right. A success uses it up, and the next caller gets one of their own. */
  readonly request: () => Promise<Parts<N>>;
  readonly expected: Expected;
}

export type RightsRows = { readonly [N in EndpointName]: RightsRow<N> };

const staff: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 200, superadmin: 200 };
const branch: Expected = { ...staff, otherEmployee: 404 };
const superadminOnly: Expected = { ...staff, employee: 403, otherEmployee: 403 };

const overpaidTerms: Terms = { price: 1_000, downPayment: 0, count: 1 };

/** An agreement whose goods were handed over long before that was recorded. */
async function deliveredInSeptember(testApi: TestApi, desk: Desk): Promise<string> {
  const deliveredOn = '2026-09-15';
  const id = await approved(testApi, desk, { startOn: deliveredOn });
  const delivery = { deliveredOn, method: 'cash' } as const;
  await grant(testApi, desk, await ask(testApi, desk, 'requestBackDatedActivation', id, delivery));
  return id;
}

/** An agreement that can be reminded of: its first installment is due today. */
function dueToday(testApi: TestApi, desk: Desk): Promise<string> {
  return active(testApi, desk, { startOn: '2026-11-20', firstDueOn: '2026-11-20' });
}

/** The rights of customers, agreements and money, tried on records of the branch SGD. */
export function lendingRights(testApi: TestApi, desk: Desk) {
  type Make = (testApi: TestApi, desk: Desk) => Promise<string>;
  const on =
    <Body = undefined>(make: Make, body?: Body) =>
    async () => ({ params: { id: await make(testApi, desk) }, body: body as Body });
  const onCustomer = async () => ({ params: { id: await addCustomer(testApi, desk) } });
  const overpaid = async () => {
    const id = await active(testApi, desk, overpaidTerms);
    await pay(testApi, desk.employee, id, 1_500, { confirmed: ['payment_beyond_outstanding'] });
    return id;
  };
  /** Two agreements of one customer, the first overpaid. */
  const twoAgreements = async () => {
    const customerId = await addCustomer(testApi, desk);
    const id = await active(testApi, desk, { ...overpaidTerms, customerId });
    await pay(testApi, desk.employee, id, 1_500, { confirmed: ['payment_beyond_outstanding'] });
    return { id, toAgreementId: await active(testApi, desk, { customerId }) };
  };
  const onDocument = async () => {
    const id = await addCustomer(testApi, desk);
    const document = await addDocument(testApi, desk, id, 'cnic_front', await samplePicture());
    return { params: { id, documentId: document.id } };
  };
  const onEvidence = async () => {
    await fillReliefFund(testApi, desk);
    const { params } = await onDocument();
    const { id: customerId, documentId } = params;
    const agreementId = await active(testApi, desk, { customerId });
    const given = { amount: 100, documentIds: [documentId] };
    return { params: { id: await ask(testApi, desk, 'requestRelief', agreementId, given), documentId } };
  };
  const picturedProduct = async () => {
    const { id } = await addProduct(testApi, desk);
    return setPicture(testApi, desk, id, await samplePicture());
  };
  const paidEntry = async () => ({
    entryId: (await pay(testApi, desk.employee, await active(testApi, desk), 100)).entryId,
  });
  const writeOffRequest = async () => ask(testApi, desk, 'requestWriteOff', await active(testApi, desk));
  const money = { amount: 100, method: 'cash' } as const;
  const november = { from: '2026-11-01', until: '2026-11-30' };
  const reason = { reason: 'The family moved away' };
  const rescheduled = {
    firstDueOn: '2027-06-01',
    openCount: 12,
    frequency: { unit: 'months', every: 1 },
    roundingStep: 1,
    consentHow: 'signed',
  } as const;
  const rescheduledAgreement = async () => {
    const id = await active(testApi, desk);
    await grant(testApi, desk, await ask(testApi, desk, 'requestReschedule', id, rescheduled));
    return id;
  };
  return {
    createProduct: {
      request: async () => ({ body: productBody() }),
      expected: superadminOnly,
    },
    editProduct: {
      request: async () => {
        const { id, version } = await addProduct(testApi, desk);
        return { params: { id }, body: { ...productBody(), isActive: true, isPublic: false, version } };
      },
      expected: superadminOnly,
    },
    listProducts: { request: async () => ({}), expected: staff },
    getProduct: {
      request: async () => ({ params: { id: (await addProduct(testApi, desk)).id } }),
      expected: staff,
    },
    setProductPicture: {
      request: async () => ({
        params: { id: (await addProduct(testApi, desk)).id },
        body: { picture: await samplePicture() },
      }),
      expected: superadminOnly,
    },
    removeProductPicture: {
      request: async () => ({ params: { id: (await picturedProduct()).id } }),
      expected: superadminOnly,
    },
    showProductPicture: {
      request: async () => {
        const { id, picture } = await picturedProduct();
        return { params: { id, hash: picture?.hash ?? '' } };
      },
      expected: staff,
    },
    showSitePicture: {
      request: async () => {
        const { id, picture } = await picturedProduct();
        await testApi.context.pool.query('UPDATE products SET is_public = true WHERE id = $1', [id]);
        return { params: { hash: picture?.hash ?? '' } };
      },
      expected: { ...staff, nobody: 200, customer: 200 },
    },
    createCustomer: {
      request: async () => {
        const { rows } = await testApi.context.pool.query("SELECT id FROM branches WHERE code = 'SGD'");
        return { body: customerBody({ branchId: rows[0].id }) };
      },
      expected: staff,
    },
    getReceipt: {
      request: async () => ({ params: await paidEntry() }),
      expected: { ...branch, customer: 404 },
    },
    recordReceiptPrint: {
      request: async () => ({ params: await paidEntry(), body: { paper: 'a5', language: 'ur' } as const }),
      expected: { ...branch, customer: 404 },
    },
    listPayments: { request: async () => ({ query: november }), expected: superadminOnly },
    sumPayments: { request: async () => ({ query: november }), expected: superadminOnly },
    exportPayments: { request: async () => ({ body: november }), expected: superadminOnly },
    exportPaymentsWorkbook: { request: async () => ({ body: november }), expected: superadminOnly },
    listCustomers: { request: async () => ({ body: { search: 'Sidra' } }), expected: staff },
    sumCustomers: { request: async () => ({ body: {} }), expected: staff },
    findSimilarCustomers: { request: async () => ({ body: { cnic: nextCnic() } }), expected: staff },
    getCustomer: {
      request: onCustomer,
      expected: branch,
    },
    editCustomer: {
      request: async () => ({
        ...(await onCustomer()),
        body: {
          ...customerBody(),
          cnic: null,
          version: 1,
        },
      }),
      expected: branch,
    },
    foreseeCustomerMove: { request: async () => ({ body: { ids: [crypto.randomUUID()] } }), expected: staff },
    moveCustomers: {
      request: async () => {
        const { id } = (await onCustomer()).params;
        const { rows } = await testApi.context.pool.query("SELECT id FROM branches WHERE code = 'SGD'");
        const body = {
          branchId: rows[0].id,
          officerId: desk.superadminId,
          reason: 'The officer is on leave',
        };
        return { body: { ...body, customers: [{ id, version: 1 }] } };
      },
      // An employee may not choose another branch.
      expected: { ...staff, otherEmployee: 422 },
    },
    addCustomerDocument: {
      request: async () => ({
        ...(await onCustomer()),
        body: { kind: 'photo' as const, picture: await samplePicture() },
      }),
      expected: branch,
    },
    listCustomerDocuments: {
      request: onCustomer,
      expected: branch,
    },
    showCustomerDocument: { request: onDocument, expected: branch },
    removeCustomerDocument: { request: onDocument, expected: branch },
    exportCustomers: { request: async () => ({ body: {} }), expected: superadminOnly },
    exportCustomersWorkbook: { request: async () => ({ body: {} }), expected: superadminOnly },
    listOfficers: { request: async () => ({}), expected: staff },
    setCustomerStatus: {
      request: async () => ({
        ...(await onCustomer()),
        body: { status: 'blocked', reason: 'Known at another lender', version: 1 },
      }),
      expected: branch,
    },
    revealCnic: {
      request: onCustomer,
      expected: branch,
    },
    search: { request: async () => ({ body: { text: 'Rukhsana' } }), expected: staff },
    draftAgreement: {
      request: async () => ({ body: agreementBody(await addCustomer(testApi, desk)) }),
      // The customer of another branch is a field that leads nowhere.
      expected: { ...branch, otherEmployee: 422 },
    },
    editDraft: {
      request: on(draft, { ...agreementBody('', { count: 6 }), termsVersion: 1 }),
      expected: branch,
    },
    getAgreement: { request: on(draft), expected: { ...branch, customer: 404 } },
    getSupersededTerms: {
      request: async () => {
        const id = await draft(testApi, desk);
        const body = { ...agreementBody('', { count: 6 }), termsVersion: 1 };
        await testApi.call('editDraft', { as: desk.employee, params: { id }, body });
        return { params: { id, version: '1' } };
      },
      expected: { ...branch, customer: 404 },
    },
    getConsentCode: { request: on(draft), expected: branch },
    makeConsentCode: { request: on(draft, { termsVersion: 1, way: 'printed' } as const), expected: branch },
    recordConsent: { request: on(draft, { termsVersion: 1, how: 'signed' } as const), expected: branch },
    submitAgreement: { request: on(consented), expected: branch },
    submitWithReason: { request: on(consented, reason), expected: branch },
    assessAgreement: { request: on(draft), expected: branch },
    getAgreementBackground: { request: on(submitted), expected: { ...branch, employee: 403 } },
    submitWithFewerGuarantors: { request: on(consented, reason), expected: superadminOnly },
    // Without limits an employee of the branch decides nothing.
    approveAgreement: { request: on(submitted, { termsVersion: 1 }), expected: { ...branch, employee: 403 } },
    rejectAgreement: { request: on(submitted, reason), expected: { ...branch, employee: 403 } },
    withdrawAgreement: { request: on(draft, reason), expected: branch },
    cancelAgreement: { request: on(draft, reason), expected: branch },
    activateAgreement: { request: on(approved, { method: 'cash' } as const), expected: branch },
    getMyDay: { request: async () => ({}), expected: staff },
    sumMyDay: { request: async () => ({}), expected: staff },
    getMoneyBasis: { request: on(active), expected: branch },
    getPayable: { request: onCustomer, expected: branch },
    recordPayment: { request: on(active, money), expected: branch },
    recordRecovery: { request: on(writtenOff, money), expected: branch },
    moveOverpayment: {
      request: async () => {
        const { id, toAgreementId } = await twoAgreements();
        return { params: { id }, body: { toAgreementId, amount: 100 } };
      },
      expected: branch,
    },
    listApprovals: { request: async () => ({}), expected: staff },
    countApprovals: { request: async () => ({}), expected: staff },
    getDecisionLimits: { request: async () => ({}), expected: staff },
    foreseeReversal: {
      request: async () => {
        const { entryId } = await pay(testApi, desk.employee, await active(testApi, desk), 100);
        return { params: { id: entryId } };
      },
      expected: branch,
    },
    foreseeRescheduleUndo: {
      request: async () => ({ params: { id: await rescheduledAgreement() } }),
      expected: branch,
    },
    requestRelief: {
      request: on(active, { ...reason, amount: 100, evidence: 'Papers seen' }),
      expected: branch,
    },
    getRefundWays: { request: on(overpaid), expected: branch },
    requestRefund: { request: on(overpaid, { ...money, ...reason }), expected: branch },
    requestWriteOff: { request: on(active, reason), expected: branch },
    requestReversal: {
      request: async () => {
        const { entryId } = await pay(testApi, desk.employee, await active(testApi, desk), 100);
        return { params: { id: entryId }, body: reason };
      },
      expected: branch,
    },
    requestTransferReversal: {
      request: async () => {
        const { id, toAgreementId } = await twoAgreements();
        const move = { params: { id }, body: { toAgreementId, amount: 100 } };
        const { entryId } = await testApi.call('moveOverpayment', { as: desk.employee, ...move });
        return { params: { id: entryId }, body: reason };
      },
      expected: branch,
    },
    requestDeliveryReversal: {
      request: async () => {
        const { entries } = await readAgreement(testApi, desk.employee, await active(testApi, desk));
        return {
          params: { id: entries[0]?.id ?? '' },
          body: { ...reason, action: 'reverse_delivery' as const },
        };
      },
      expected: branch,
    },
    getApproval: { request: on(writeOffRequest), expected: branch },
    showEvidenceDocument: { request: onEvidence, expected: branch },
    requestReschedule: {
      request: on(active, { ...reason, ...rescheduled }),
      expected: branch,
    },
    requestBackDatedPayment: {
      request: on(deliveredInSeptember, { ...money, ...reason, valuedOn: '2026-10-01' }),
      expected: branch,
    },
    requestRescheduleUndo: {
      request: async () => ({
        params: { id: await rescheduledAgreement() },
        body: { ...reason, consentHow: 'signed' as const },
      }),
      expected: branch,
    },
    requestBackDatedActivation: {
      request: on(approved, { ...reason, method: 'cash', deliveredOn: '2026-10-01' } as const),
      expected: branch,
    },
    withdrawApproval: {
      request: on(writeOffRequest),
      // None of them made the request.
      expected: { ...branch, employee: 403, superadmin: 403 },
    },
    decideApproval: {
      request: on(writeOffRequest, { decision: 'approved' } as const),
      expected: { ...branch, employee: 403 },
    },
    getReliefFund: { request: async () => ({}), expected: staff },
    setReliefBudget: {
      request: async () => {
        const { version } = await testApi.call('getReliefFund', { as: desk.superadmin });
        return { body: { budget: 1_000_000, version, ...reason } };
      },
      expected: superadminOnly,
    },
    recordPaymentPromise: {
      request: on(active, { amount: 5_000, promisedFor: '2026-11-25' }),
      expected: branch,
    },
    listDue: { request: async () => ({ query: { group: 'overdue' } }), expected: staff },
    getDueSheet: { request: async () => ({}), expected: staff },
    sumDue: { request: async () => ({}), expected: staff },
    getCollectedMonth: { request: async () => ({}), expected: staff },
    exportDue: { request: async () => ({ body: { ids: [crypto.randomUUID()] } }), expected: superadminOnly },
    exportDueWorkbook: {
      request: async () => ({ body: { ids: [crypto.randomUUID()] } }),
      expected: superadminOnly,
    },
    listOfficerPromises: { request: async () => ({}), expected: staff },
    getMyAccount: {
      request: async () => ({}),
      expected: { nobody: 401, customer: 404, employee: 403, otherEmployee: 403, superadmin: 403 },
    },
    getAccount: { request: onCustomer, expected: branch },
    getCollectionLog: { request: on(active), expected: branch },
    openReminder: { request: on(dueToday, { reminder: 'due_today' } as const), expected: branch },
    logContact: {
      request: on(active, { channel: 'visit', result: 'reached' } as const),
      expected: branch,
    },
  } satisfies Partial<RightsRows>;
}
