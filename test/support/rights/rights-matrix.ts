import { randomUUID } from 'node:crypto';
import type { TestApi } from '#test/support/calls/api.ts';
import { completed } from '#test/support/lending/clearance.ts';
import { active, type Desk, pay } from '#test/support/lending/lending.ts';
import { blogRights } from './blog-rights.ts';
import { cashRights } from './cash-rights.ts';
import { challengeRights } from './challenge-rights.ts';
import { chequeRights } from './cheque-rights.ts';
import { complaintRights } from './complaint-rights.ts';
import { customerRequestRights } from './customer-request-rights.ts';
import { deskRights } from './desk-rights.ts';
import { fieldRights } from './field-rights.ts';
import { guarantorRights } from './guarantor-rights.ts';
import { accountRights } from './identity-rights.ts';
import { importRights } from './import-rights.ts';
import { type Expected, lendingRights, type RightsRows } from './lending-rights.ts';
import { messageRights } from './message-rights.ts';
import { monthRights } from './month-rights.ts';
import { officeRights } from './office-rights.ts';
import { paperRights } from './paper-rights.ts';
import { screeningRights } from './screening-rights.ts';
import { secondStepRights } from './second-step-rights.ts';

const staff: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 200, superadmin: 200 };

const contactUs = {
  formType: 'contact_us' as const,
  fullName: 'Sidra Munir',
  phoneNumber: '0300-0000346',
  address: 'Sargodha',
};

/** Every endpoint must be here; a missing one is a type error. */
export function rightsMatrix(testApi: TestApi, desk: Desk): RightsRows {
  return {
    ...accountRights(testApi, desk),
    ...messageRights(testApi, desk),
    ...chequeRights(testApi, desk),
    ...screeningRights(testApi, desk),
    followLiveChanges: { request: async () => ({}), expected: staff },
    listNotices: { request: async () => ({}), expected: staff },
    getNoticeSummary: { request: async () => ({}), expected: staff },
    readNotices: {
      request: async () => ({
        body: { notices: [{ kind: 'decision_taken' as const, subjectId: randomUUID() }] },
      }),
      expected: staff,
    },
    unreadNotices: {
      request: async () => ({
        body: { notices: [{ kind: 'decision_taken' as const, subjectId: randomUUID() }] },
      }),
      expected: staff,
    },
    readAllNotices: {
      request: async () => ({ body: { until: '2026-11-20T05:00:00Z' } }),
      expected: staff,
    },
    unreadAllNotices: { request: async () => ({ body: { until: null } }), expected: staff },
    getOfficeHours: { request: async () => ({}), expected: { ...staff, customer: 200 } },
    submitContactForm: {
      request: async () => ({ body: contactUs }),
      expected: { ...staff, nobody: 200, customer: 200 },
    },
    getTrackedRequest: {
      request: async () => ({
        params: { code: (await testApi.call('submitContactForm', { body: contactUs })).code },
      }),
      expected: { ...staff, nobody: 200, customer: 200 },
    },
    addVisitorWord: {
      request: async () => ({
        params: { code: (await testApi.call('submitContactForm', { body: contactUs })).code },
        body: { text: 'Please call after Asr.' },
      }),
      expected: { ...staff, nobody: 200, customer: 200 },
    },
    withdrawContactRequest: {
      request: async () => ({
        params: { code: (await testApi.call('submitContactForm', { body: contactUs })).code },
      }),
      expected: { ...staff, nobody: 200, customer: 200 },
    },
    checkClearance: {
      request: async () => {
        const id = await completed(testApi, desk);
        const { certificates } = await testApi.call('issueClearance', { as: desk.employee, params: { id } });
        return { params: { code: certificates[0]?.code ?? '' } };
      },
      expected: { ...staff, nobody: 200, customer: 200 },
    },
    checkReceipt: {
      request: async () => {
        const { receipt } = await pay(testApi, desk.employee, await active(testApi, desk), 100);
        return { params: { code: receipt?.code ?? '' } };
      },
      expected: { ...staff, nobody: 200, customer: 200 },
    },
    ...deskRights(testApi, desk),
    ...complaintRights(testApi, desk),
    ...challengeRights(testApi, desk),
    ...blogRights(testApi, desk),
    ...importRights(testApi, desk),
    ...monthRights(testApi, desk),
    ...lendingRights(testApi, desk),
    ...guarantorRights(testApi, desk),
    ...cashRights(testApi, desk),
    ...fieldRights(testApi, desk),
    ...paperRights(testApi, desk),
    ...secondStepRights(testApi, desk),
    ...customerRequestRights(testApi, desk),
    ...officeRights(testApi, desk),
  };
}
