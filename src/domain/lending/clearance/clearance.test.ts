import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { agreementStatuses } from '../agreements/agreement-status.ts';
import { type ClearanceSituation, refusalOfClearance } from './clearance.ts';
import { clearanceCheckPath } from './clearance-check-path.ts';
import {
  clearanceCodeOf,
  formatClearanceNumber,
  isClearanceCode,
  parseClearanceCode,
} from './clearance-code.ts';

const paid: ClearanceSituation = {
  status: 'completed',
  stillOwed: rupees(0),
  price: rupees(120_000),
  relief: rupees(0),
  hasOpenCheque: false,
};

test('only a delivered agreement under which nothing is owed is cleared, also one that was written off and recovered whole', () => {
  const cleared = agreementStatuses.filter((status) => refusalOfClearance({ ...paid, status }) === null);
  expect(cleared).toEqual(['completed', 'written_off']);
  expect(refusalOfClearance({ ...paid, status: 'written_off', stillOwed: rupees(1) })).toBe(
    'clearance_still_owed',
  );
});

test('relief may be a part of it, and not all of it', () => {
  expect(refusalOfClearance({ ...paid, relief: rupees(119_999) })).toBeNull();
  expect(refusalOfClearance({ ...paid, relief: rupees(120_000) })).toBe('clearance_nothing_paid');
});

test('a cheque that may still come back holds it', () => {
  expect(refusalOfClearance({ ...paid, hasOpenCheque: true })).toBe('clearance_cheque_open');
});

test('its code and number are told from those of receipts', () => {
  const code = clearanceCodeOf(new Uint8Array(10).fill(7));
  expect(code).toMatch(/^K(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
  expect(parseClearanceCode(code.toLowerCase().replaceAll('-', ' '))).toBe(code);
  expect(parseClearanceCode(code.slice(2))).toBe(code);
  expect(parseClearanceCode('SGD-C-000012')).toBeNull();
  expect(
    [code, ` ${code.toLowerCase()}`, 'k 7Q4M', '7Q4M-2K9D', 'KQ4M-2K9D-XR3T-8H5W'].map(isClearanceCode),
  ).toEqual([true, true, true, false, false]);
  expect(clearanceCheckPath(code)).toBe(`/k/${code}`);
  expect(formatClearanceNumber('SGD', 12)).toBe('SGD-C-000012');
});
