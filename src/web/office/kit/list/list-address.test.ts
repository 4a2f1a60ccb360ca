import { expect, test } from 'vitest';
import { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { auditEndpoints } from '#contract/lender/audit.ts';
import { listPlace, readListQuery, readOpen } from './list-address.ts';

const schema = contactRequestEndpoints.searchContactRequests.body;
const paramsOf = (search: string) => new URLSearchParams(search);
const read = (search: string, state: unknown = null) => readListQuery(schema, paramsOf(search), state);

test('an address holds the whole list: search, filters, page and the open row', () => {
  const query = {
    search: 'سدرہ 2',
    formType: 'home_visit',
    tab: 'to_contact',
    cursor: 'a+b/c=',
  } as const;
  const { search, state } = listPlace(query, 'r-1');
  expect(read(search, state)).toEqual(query);
  expect(readOpen(paramsOf(search))).toBe('r-1');
});

test.each(['0300', '0300-1234567', '+92 300 1234567', '۰۳۰۰۱۲۳۴۵۶۷', 'Sidra 03001234567'])(
  'a search that may be a phone is only in the history state, not in the address: %s',
  (search) => {
    const place = listPlace({ search, formType: 'contact_us' }, undefined);
    expect(place.search).toBe('?formType=contact_us');
    expect(read(place.search, place.state).search).toBe(search);
  },
);

test('a name is in the address only', () => {
  expect(listPlace({ search: 'Sidra' }, undefined)).toEqual({ search: '?search=Sidra', state: {} });
});

test.each([[{ search: 7 }], ['search'], [null], [{ cursors: [] }]])(
  'the history state %j has no search',
  (state) => {
    expect(read('', state)).toEqual({});
  },
);

test('a value that the contract refuses is no filter', () => {
  expect(read('?search=%20%20&formType=visit&cursor=&sort=phone&other=1')).toEqual({});
  const audit = paramsOf('?from=yesterday&until=2026-11-20&actorId=me&action=x%20y&sort=-recordedAt');
  expect(readListQuery(auditEndpoints.listAuditEvents.query, audit, null)).toEqual({
    until: '2026-11-20',
    sort: '-recordedAt',
  });
});

test('a list without choices has the plain address', () => {
  expect(listPlace({}, undefined)).toEqual({ search: '', state: {} });
  expect(listPlace({ search: '', cursor: undefined }, undefined).search).toBe('');
});
