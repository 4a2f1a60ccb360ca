import { expect, test } from 'vitest';
import { entryKinds } from './entry-kind.ts';
import { seriesOf } from './series-of.ts';

test('vouchers number refunds, and receipts everything else', () => {
  expect(entryKinds.filter((kind) => seriesOf(kind) === 'voucher')).toEqual(['refund']);
  expect(entryKinds.filter((kind) => seriesOf(kind) === 'receipt')).toHaveLength(entryKinds.length - 1);
});
