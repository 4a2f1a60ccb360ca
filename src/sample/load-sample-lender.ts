import type { Pool, PoolClient } from 'pg';
import { addDays, addMonths, dayOfMonth } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { monthEndOf } from '#domain/lending/periods/month-close.ts';
import { hashPassword } from '#server/identity/proof/passwords.ts';
import { writeClose } from '#server/insight/months/close-month.ts';
import { readMonthsSituation } from '#server/insight/months/months.queries.ts';
import { termsInForce } from '#server/lending/agreements/superseded/superseded-terms.ts';
import { takeOverRowsIn } from '#server/platform/audit/kept-rows/take-over-rows.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { lenderContent } from '#server/platform/rules/lender-content.ts';
import { reliefBudget } from './agreements/agreement-book.ts';
import {
  agreementRow,
  entryRows,
  guarantorRows,
  installmentRows,
  itemRows,
  scheduleRows,
} from './agreements/agreement-rows.ts';
import { auditedSince, auditTrail } from './agreements/audit-trail.ts';
import {
  agreementCounters,
  type NumberedReceipt,
  numberReceipts,
  receiptCounters,
} from './agreements/branch-sums.ts';
import { chequeStepRows } from './agreements/cheque-steps.ts';
import { drawSignedPage, signedPageSize } from './agreements/draw-signed-page.ts';
import { loadPosts } from './blog/load-posts.ts';
import { drawPicture } from './draw-picture.ts';
import { drawSlip } from './from-customers/draw-slip.ts';
import { insertRows, type NewRow } from './insert-rows.ts';
import { inventLender, type SampleLender } from './invent-lender.ts';
import type { EmployeeRow } from './people/invent-staff.ts';
import type { KnownBranch } from './people/known-branch.ts';
import { sampleSignIns } from './sample-sign-ins.ts';

/** Loads the sample lender once, whole or not at all; a database that has it is left alone. */
export async function loadSampleLender(
  pool: Pool,
  clock: Clock,
  files: Pick<FileStore, 'put'>,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    // Two processes that start at once must not both load it, so the second waits until the first is done. Pictures are
    // drawn between two statements, which takes a busy machine longer than a transaction may otherwise be idle.
    await client.query(
      'SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0',
    );
    await client.query('LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE');
    const { rowCount } = await client.query('SELECT FROM users WHERE email = $1', [
      sampleSignIns[0]?.identifier,
    ]);
    if (rowCount !== 0) return;
    const { rows } = await client.query<KnownBranch>(
      'SELECT id, code FROM branches ORDER BY is_head_office DESC, position',
    );
    const lender = await inventLender(clock.now(), rows, (password) => hashPassword(password, 'second'));
    await insertClaims(client);
    await insertPeople(client, lender);
    await insertRequests(client, lender);
    await insertRows(client, 'complaints', lender.complaints.complaints);
    await insertRows(client, 'complaint_events', lender.complaints.events);
    await insertAgreements(client, lender);
    await insertMoney(client, lender);
    const receipts = await insertReceipts(client, lender);
    await insertRows(client, 'cash_accounts', lender.cash.accounts);
    await insertCheques(client, lender);
    await insertRows(client, 'cash_drawers', lender.cash.drawers);
    await insertRows(client, 'cash_offers', lender.cash.offers);
    await insertRows(client, 'cash_movements', lender.cash.movements);
    await insertRows(client, 'cash_arrivals', lender.cash.arrivals);
    await insertRows(client, 'cash_expense_confirmations', lender.cash.confirmations);
    await insertRows(client, 'cash_day_counts', lender.cash.counts);
    await insertRows(client, 'cash_day_closes', lender.cash.closes);
    await insertRows(client, 'cash_day_hands', lender.cash.hands);
    await insertSignedPages(client, lender, files);
    await insertFromCustomers(client, lender, files);
    await insertRows(client, 'blog_posts', await loadPosts(lender, files));
    await takeOverRowsIn(client, new Date(auditedSince(lender.time.today)));
    await insertRows(client, 'audit_events', auditTrail(receipts, await rowDigests(client), lender));
    await closeOldMonths(client, lender, clock.now());
  });
}

/** The last month stays open, so that there is one to close. */
async function closeOldMonths(client: PoolClient, { time, staff }: SampleLender, now: Instant) {
  const { beganOn } = await readMonthsSituation(client, time.today);
  if (beganOn === null) return;
  const actor = { userId: staff.superadminId };
  const thisMonth = addDays(time.today, 1 - dayOfMonth(time.today));
  for (let end = monthEndOf(beganOn); end < addMonths(thisMonth, -1); end = monthEndOf(addDays(end, 1)))
    await writeClose(client, end, now, { actor, clientAddress: null });
}

/**
 * The sample lender has a licence, states its number of branches, and its site is public. Another lender begins without a licence
 * and without a public site, and its branches are counted.
 */
async function insertClaims(client: PoolClient) {
  const { stats } = lenderContent.offer;
  await insertRows(client, 'lender_content', [
    { section: 'lender_profile', content: { licenceNumber: '0000-0000' }, version: 1 },
    {
      section: 'site_offer',
      content: { stats: { ...stats, branches: { ...stats.branches, figure: '15+' } } },
      version: 1,
    },
    { section: 'site_publication', content: { isPublished: true }, version: 1 },
  ]);
}

async function insertPeople(
  client: PoolClient,
  { staff, products, customers, guarantors, challenges, register, fromCustomers }: SampleLender,
) {
  await insertRows(client, 'users', [...staff.users, ...fromCustomers.users]);
  await insertRows(client, 'employees', await withDesignations(client, staff.employeeRows));
  await insertRows(client, 'products', products);
  await insertRows(
    client,
    'customers',
    customers.map(({ row }) => row),
  );
  await insertRows(client, 'customers', register.customers);
  await insertRows(client, 'imports', [register.row]);
  await insertRows(client, 'import_rows', register.rows);
  await insertRows(client, 'guarantors', guarantors);
  await insertRows(client, 'challenges', challenges.challenges);
  await insertRows(client, 'challenge_participants', challenges.participants);
}

/** The first contact of a request is read from its events, and its visit is known once it is booked. */
async function insertRequests(client: PoolClient, { requests }: SampleLender) {
  await insertRows(client, 'contact_requests', requests.requests);
  await insertRows(client, 'home_visits', requests.visits);
  await insertRows(client, 'contact_request_events', requests.events);
  await client.query(
    `UPDATE contact_requests r SET visit_id = h.id FROM home_visits h WHERE h.request_id = r.id AND h.outcome IS NULL`,
  );
}

/** The employees with the ids of their designations, if the lender's list has them. */
async function withDesignations(
  client: PoolClient,
  employees: readonly EmployeeRow[],
): Promise<NewRow<'employees'>[]> {
  const { rows } = await client.query<{ id: string; name: string }>('SELECT id, name FROM designations');
  return employees.map(({ designation, ...row }) => ({
    ...row,
    designation_id: rows.find(({ name }) => name === designation)?.id ?? null,
  }));
}

async function insertAgreements(client: PoolClient, { books }: SampleLender) {
  await client.query('UPDATE relief_fund SET budget = $1', [reliefBudget]);
  await insertRows(client, 'agreements', books.map(agreementRow));
  await insertRows(client, 'agreement_counters', agreementCounters(books));
  await insertRows(client, 'agreement_items', books.flatMap(itemRows));
  await insertRows(client, 'agreement_guarantors', books.flatMap(guarantorRows));
  await insertRows(client, 'schedules', books.flatMap(scheduleRows));
  await insertRows(client, 'installments', books.flatMap(installmentRows));
  await client.query(insertSupersededTerms);
}

/** A version of the terms has the number of its schedule. The sum of the schedule tells the relief of that version. */
const insertSupersededTerms = `
  INSERT INTO superseded_terms (agreement_id, version, schedule_number, key_facts_edition, terms)
  SELECT a.id, s.number, s.number, a.key_facts_edition,
         ${termsInForce} || jsonb_build_object('relief', a.price - a.down_payment -
           (SELECT sum(amount) FROM installments r
             WHERE r.agreement_id = a.id AND r.schedule_number = s.number AND r.number > 0))
    FROM agreements a JOIN schedules s ON s.agreement_id = a.id AND s.number < a.schedule_number`;

/** Entries refer to their request, and requests for a reversal to their entry, so each is inserted after its reference. */
async function insertMoney(client: PoolClient, { books }: SampleLender) {
  const entries = Map.groupBy(books.flatMap(entryRows), ({ kind }) => kind === 'reversal');
  const approvals = Map.groupBy(
    books.flatMap((book) => book.approvals),
    ({ kind }) => kind === 'reversal',
  );
  for (const ofReversals of [false, true]) {
    await insertRows(client, 'approvals', approvals.get(ofReversals) ?? []);
    await insertRows(client, 'entries', entries.get(ofReversals) ?? []);
  }
}

/** Cheques are deposited in the lender's bank account. */
async function insertCheques(client: PoolClient, { books, cash, time }: SampleLender) {
  const [account] = cash.accounts;
  if (account === undefined) return;
  await insertRows(
    client,
    'cheque_steps',
    books.flatMap((book) => chequeStepRows(book, account.id, time.today)),
  );
}

async function insertReceipts(client: PoolClient, { books }: SampleLender): Promise<NumberedReceipt[]> {
  const receipts = numberReceipts(books);
  await insertRows(
    client,
    'receipts',
    receipts.map(({ row }) => row),
  );
  await insertRows(client, 'receipt_counters', receiptCounters(receipts));
  await insertRows(
    client,
    'payment_promises',
    books.flatMap((book) => book.promises),
  );
  await insertRows(
    client,
    'contact_log',
    books.flatMap((book) => book.contacts),
  );
  return receipts;
}

/** The digests of all rows of each agreement, by its id. */
async function rowDigests(client: PoolClient): Promise<ReadonlyMap<string, unknown>> {
  const { rows } = await client.query<{ id: string; digests: unknown }>(
    'SELECT id, row_digests_of(id) AS digests FROM agreements',
  );
  return new Map(rows.map(({ id, digests }) => [id, digests]));
}

/** One running agreement in this many still waits for its signed paper. */
const unsignedEach = 25;

/** The signed paper of agreements is photographed when the goods are handed over. */
async function insertSignedPages(client: PoolClient, { books }: SampleLender, files: Pick<FileStore, 'put'>) {
  const page = await drawPicture(drawSignedPage());
  const hash = Buffer.from(await files.put(page), 'hex');
  const running = books.filter(({ ledger }) => ledger.status === 'active');
  const pages = running.flatMap(({ terms, posted, officerId, chance }, index) => {
    const at = posted[0]?.at;
    if (at === undefined || index % unsignedEach === 0) return [];
    return {
      id: chance.idAt(at),
      customer_id: terms.customer.id,
      kind: 'signed_agreement' as const,
      agreement_id: terms.id,
      file_hash: hash,
      bytes: page.length,
      ...signedPageSize,
      added_at: new Date(at),
      added_by: officerId,
    };
  });
  await insertRows(client, 'customer_documents', pages);
}

/** A report is matched by its trigger, as at the counter. */
async function insertFromCustomers(
  client: PoolClient,
  { fromCustomers: { transfers, asks } }: SampleLender,
  files: Pick<FileStore, 'put'>,
) {
  const reports: NewRow<'transfer_reports'>[] = [];
  for (const report of transfers.reports) {
    const { amount, sent_on: sentOn, method, reference } = report;
    const hash = await files.put(await drawPicture(drawSlip({ amount, sentOn, method, reference })));
    reports.push({ ...report, slip_hash: Buffer.from(hash, 'hex') });
  }
  await insertRows(client, 'transfer_reports', reports);
  await insertRows(client, 'transfer_matches', transfers.matches);
  await insertRows(client, 'customer_requests', asks);
}
