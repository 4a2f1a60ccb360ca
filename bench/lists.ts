import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { dueGroups } from '#domain/lending/collections/due-list.ts';
import { findEverywhere } from '#server/insight/search/search.queries.ts';
import { findAccount } from '#server/lending/account/account.queries.ts';
import { findAgreement } from '#server/lending/agreements/agreements.queries.ts';
import { listDue } from '#server/lending/collections/due-list.queries.ts';
import { listCustomers } from '#server/lending/customers/list-customers.queries.ts';
import { systemClock } from '#server/platform/clock.ts';
import { dateCursorOf } from '#server/platform/db/date-cursor.ts';
import { cursorOf } from '#server/platform/db/keyset-page.ts';
import { createPool } from '#server/platform/db/pool.ts';
import type { BranchReach, Reach } from '#server/platform/reach.ts';
import { requests } from './desk.ts';
import { type Figure, figure, type Measurement, notMeasured, percentile } from './figure.ts';
import { fillLargeLender } from './large/fill-large-lender.ts';
import { fillRequests } from './large/fill-requests.ts';
import { searchedTexts, wholeNumber } from './large/searched-texts.ts';
import { dashboardFigures } from './lists/dashboard-figures.ts';
import { exportFigures } from './lists/export-figures.ts';
import { depthFigure, msOf, rounds } from './lists/page-times.ts';
import { postingFigures } from './lists/posting-figures.ts';
import { registerFigures } from './lists/register-figures.ts';
import { reportFigures } from './lists/report-figures.ts';
import { withServedLender } from './served-lender.ts';

const agreements = 200_000;
const accounts = 200;

/** The server time of lists, reports, search and exports on a lender with 200,000 customers. */
export function measureLists(): Promise<Measurement> {
  return withServedLender(async (lender) => {
    const startedAt = performance.now();
    await fillLargeLender(lender.pool, agreements, false);
    const fillSeconds = (performance.now() - startedAt) / 1000;
    await fillRequests(lender.pool, requests);
    return {
      on: await sizeOf(lender.pool),
      figures: [
        figure('written', 'a large lender written', fillSeconds),
        ...(await listFigures(lender.pool)),
        ...(await exportFigures(lender)),
      ],
    };
  });
}

/** The same on an existing lender at the owner's DATABASE_URL, for example one made by `npm run bench:large`. */
export async function measureLarge(): Promise<Measurement> {
  const given = process.env.DATABASE_URL;
  if (given === undefined) {
    const why = 'DATABASE_URL names no lender that `npm run bench:large` has filled';
    return { figures: [notMeasured('search', 'lists, reports, search and exports', why)] };
  }
  const directory = await mkdtemp(join(tmpdir(), 'qist-bench-'));
  const pool = createPool(given, pino({ level: 'silent' }));
  try {
    const lender = { pool, directory, connectionString: given, ownerConnectionString: given };
    const all = { extent: 'all' } as Reach<'all'>;
    const figures = [
      ...(await listFigures(pool)),
      ...(await exportFigures(lender)),
      ...(await postingFigures(pool, all)),
    ];
    return { on: await sizeOf(pool), figures };
  } finally {
    await pool.end();
    await rm(directory, { recursive: true, force: true });
  }
}

/** There are ten payments and some contact requests for each customer. */
async function sizeOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*) FROM customers');
  return `at ${(rows[0]?.count ?? 0).toLocaleString('en')} customers`;
}

async function listFigures(pool: Pool): Promise<Figure[]> {
  const { rows } = await pool.query<{ branchId: string; officerId: string; due: number }>(
    `SELECT branch_id AS "branchId", officer_id AS "officerId", count(*) AS due FROM agreements
      WHERE status = 'active' AND oldest_unpaid_due_on <= current_date GROUP BY 1, 2 ORDER BY due DESC LIMIT 1`,
  );
  const [busiest] = rows;
  if (busiest === undefined) throw new Error('nobody has anything due');
  const ofBranch = { extent: 'branch', branchId: busiest.branchId } as BranchReach;
  const all = { extent: 'all' } as Reach<'all'>;
  return [
    ...(await dueFigures(pool, ofBranch, busiest)),
    ...(await accountFigures(pool, all)),
    ...(await customerFigures(pool, all, ofBranch, busiest.officerId)),
    ...(await registerFigures(pool, all, ofBranch, busiest.officerId)),
    ...(await dashboardFigures(pool, all)),
    ...(await reportFigures(pool, all)),
    ...(await searchFigures(pool, all, ofBranch)),
  ];
}

async function dueFigures(
  pool: Pool,
  reach: BranchReach,
  { officerId, due }: { readonly officerId: string; readonly due: number },
): Promise<Figure[]> {
  const today = businessDateOf(systemClock.now());
  const whose = { officerId, branchId: null, today };
  const figures: Figure[] = [];
  for (const group of dueGroups) {
    const times: number[] = [];
    for (const cursor of dueCursors(today)) {
      for (let round = 0; round < rounds; round += 1)
        times.push(await msOf(() => listDue(pool, reach, whose, { group, cursor })));
    }
    const name = `a page of the due list of an officer with ${due.toLocaleString('en')} due: ${group}, p95`;
    figures.push(figure('dueList', name, percentile(times, 95)));
  }
  return figures;
}

/** The first page, and later ones. */
function dueCursors(today: CalendarDate): (string | undefined)[] {
  const id = '01910000-0000-7000-8000-000000000000';
  return [undefined, ...[30, 2].map((days) => dateCursorOf({ on: addDays(today, -days), id }))];
}

/** The queries of a customer's account page: the account, and the selected agreement. */
async function accountFigures(pool: Pool, all: BranchReach): Promise<Figure[]> {
  const { rows } = await pool.query<{ id: string; customerId: string }>(
    `SELECT id, customer_id AS "customerId" FROM agreements WHERE status = 'active' ORDER BY id LIMIT ${accounts}`,
  );
  const times: number[] = [];
  for (const { id, customerId } of rows)
    times.push(
      await msOf(async () => {
        await findAccount(pool, all, customerId, customerId);
        await findAgreement(pool, all, id);
      }),
    );
  return [
    figure(
      'account',
      `a customer's account with one agreement, p95 of ${times.length}`,
      percentile(times, 95),
    ),
  ];
}

type Filters = Parameters<typeof listCustomers>[2];

async function customerFigures(pool: Pool, all: BranchReach, ofBranch: BranchReach, officerId: string) {
  const lists: readonly [string, BranchReach, Filters][] = [
    ['all', all, {}],
    ['of a branch', ofBranch, {}],
    ['of an officer', all, { officerId }],
    ['active', all, { status: 'active' }],
    ['blocked', all, { status: 'blocked' }],
    ['on time', all, { arrears: 'on_time' }],
    ['late', all, { arrears: 'late' }],
    ['late, of a branch', ofBranch, { arrears: 'late' }],
    ['late, of an officer', all, { officerId, arrears: 'late' }],
    ['over 30 days late', all, { arrears: 'over_30' }],
    ['over 90 days late', all, { arrears: 'over_90' }],
    ['named `muh`', all, { search: 'muh' }],
    ['named `sidra gon`', all, { search: 'sidra gon' }],
    ['with the digits 12345', all, { search: '12345' }],
  ];
  const cursors = await customerCursors(pool);
  const today = businessDateOf(systemClock.now());
  const figures: Figure[] = [];
  for (const [name, reach, filters] of lists) {
    const page = (cursor?: string) => listCustomers(pool, reach, { ...filters, cursor }, today);
    figures.push(await depthFigure('customersDepth', `customers ${name}`, page, cursors));
  }
  return figures;
}

/** A quarter, half and nearly all of the way down. */
async function customerCursors(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id DESC) AS place, count(*) OVER () AS customers FROM customers) c
      WHERE place IN (customers / 4, customers / 2, customers * 95 / 100) ORDER BY place`,
  );
  return rows.map(cursorOf);
}

async function searchFigures(pool: Pool, all: BranchReach, ofBranch: BranchReach): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, texts] of Object.entries(await searchedTexts(pool))) {
    const times: number[] = [];
    for (const [nth, text] of texts.entries())
      times.push(await msOf(() => findEverywhere(pool, nth % 2 === 0 ? all : ofBranch, text)));
    figures.push(figure('search', `search by ${name}, p99 of ${texts.length}`, percentile(times, 99)));
    if (name === wholeNumber)
      figures.push(figure('wholeNumber', `search by ${name}, p95`, percentile(times, 95)));
  }
  return figures;
}
