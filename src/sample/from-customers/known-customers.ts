import type { Instant } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import type { AgreementBook } from '#sample/agreements/agreement-book.ts';
import type { NewRow } from '#sample/insert-rows.ts';

/** The address of customers' own actions, away from the branch: one of an example network (RFC 5737). */
const clientAddress = '203.0.113.40';

/** The customers of the sample with their own user. Each is chosen once, and gets a user then. */
export class KnownCustomers {
  /** Users without a password, like most of the sample's people. */
  readonly users: NewRow<'users'>[] = [];
  readonly #books: readonly AgreementBook[];
  readonly #chosen = new Set<string>();
  #branch = 0;

  constructor(books: readonly AgreementBook[]) {
    this.#books = books.filter(
      ({ ledger, terms }) => ledger.status === 'active' && terms.customer.row.status === 'active',
    );
    // The customer with the sample sign-in has a user already.
    for (const { terms } of books) if (terms.customer.row.user_id) this.#chosen.add(terms.customer.id);
  }

  /** The agreement of a customer who was not chosen before, from each branch in turn if it has a fitting one. */
  choose(fits: (book: AgreementBook) => boolean): AgreementBook | undefined {
    const fitting = this.#books.filter(
      (book) =>
        !this.#chosen.has(book.terms.customer.id) && book.ledger.figures.outstanding > 5_000 && fits(book),
    );
    const branches = [...new Set(fitting.map(({ terms }) => terms.customer.office.id))];
    const branchId = branches[this.#branch % branches.length];
    const book = fitting.find(({ terms }) => terms.customer.office.id === branchId);
    if (book === undefined) return undefined;
    this.#branch += 1;
    this.#chosen.add(book.terms.customer.id);
    this.#addUser(book);
    return book;
  }

  #addUser({ chance, terms: { customer } }: AgreementBook): void {
    const { row } = customer;
    const openedAt = new Date(row.created_at as Date);
    row.user_id = chance.idAt(openedAt.getTime());
    this.users.push({
      id: row.user_id,
      full_name: row.full_name,
      full_name_ur: row.full_name_ur ?? null,
      phone: row.phone ?? null,
      email: null,
      role: 'customer',
      language: 'en',
      password_hash: null,
      created_at: openedAt,
    });
  }
}

/** The audit event of a customer's action on one of their agreements. */
export function customerDid(
  book: AgreementBook,
  at: Instant,
  action: string,
  after: AgreementBook['events'][number]['after'],
): void {
  const by = book.terms.customer.row.user_id;
  invariant(typeof by === 'string', 'who reports or asks for something has a user');
  book.events.push({ at, by, clientAddress, action, after });
}
