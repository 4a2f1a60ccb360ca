import { invariant } from '#domain/invariant.ts';
import type { AgreementBook } from '#sample/agreements/agreement-book.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import type { Customer } from '#sample/people/invent-customers.ts';
import { inventAsks } from './invent-asks.ts';
import { inventTransfers, type SampleTransfers } from './invent-transfers.ts';
import { KnownCustomers } from './known-customers.ts';

/** The records that customers sent from their own pages, and the users that they sent them as. */
export interface FromCustomers {
  readonly users: readonly NewRow<'users'>[];
  readonly transfers: SampleTransfers;
  readonly asks: readonly NewRow<'customer_requests'>[];
}

export function inventFromCustomers(books: readonly AgreementBook[], zainab: Customer): FromCustomers {
  const customers = new KnownCustomers(books);
  const hers = books.find(({ terms, ledger }) => terms.customer === zainab && ledger.status === 'active');
  invariant(hers !== undefined, 'the customer who has the sample sign-in is paying an agreement');
  const transfers = inventTransfers(customers, hers);
  const asks = inventAsks(customers, hers);
  return { users: customers.users, transfers, asks };
}
