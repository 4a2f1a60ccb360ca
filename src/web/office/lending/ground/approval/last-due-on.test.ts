import { expect, test } from 'vitest';
import type { PreviewedAgreement } from '#contract/lending/approval.ts';
import { lastDueOnOf } from './last-due-on.ts';

const after: PreviewedAgreement = {
  agreementId: '0198c0de-0000-7000-8000-000000000001',
  status: 'active',
  price: 12_000,
  downPayment: 0,
  relief: 0,
  outstanding: 9_000,
  overpaid: 0,
  rows: [
    { number: 1, dueOn: '2026-12-10', amount: 4_500, paid: 0 },
    { number: 2, dueOn: '2027-01-10', amount: 4_500, paid: 0 },
  ],
  entries: [],
};

test('a reschedule is named by the day of its last installment', () => {
  const preview = { kind: 'reschedule', agreements: [after] } as const;
  expect(lastDueOnOf({ kind: 'reschedule', preview: { ...preview, agreements: [after] } })).toBe(
    '2027-01-10',
  );
  expect(lastDueOnOf({ kind: 'reschedule_undo', preview: { ...preview, agreements: [after] } })).toBe(
    '2027-01-10',
  );
});

test('a request about money is named by its amount, and one without a preview by nothing', () => {
  expect(lastDueOnOf({ kind: 'relief', preview: { kind: 'relief', agreements: [after] } })).toBeNull();
  expect(lastDueOnOf({ kind: 'reschedule', preview: null })).toBeNull();
});
