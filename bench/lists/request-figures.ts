import type { Pool } from 'pg';
import { countContactRequests } from '#server/desk/request-queue/count-requests.queries.ts';
import type { RequestFilters } from '#server/desk/request-queue/request-filters.ts';
import { listContactRequests } from '#server/desk/request-queue/request-queue.queries.ts';
import type { RequestReach } from '#server/desk/request-queue/request-reach.ts';
import { systemClock } from '#server/platform/clock.ts';
import { type Figure, figure, median } from '../figure.ts';
import { msOf, rounds } from './page-times.ts';

/** The queue of contact requests under each filter: its first page, and pages a quarter, half and nearly all of the way down. */
export async function requestFigures(pool: Pool): Promise<Figure[]> {
  const now = systemClock.now();
  const all = { extent: 'all' } as RequestReach;
  const { rows } = await pool.query<{ userId: string; branchId: string }>(
    `SELECT assignee_id AS "userId", branch_id AS "branchId" FROM contact_requests
      WHERE assignee_id IS NOT NULL GROUP BY 1, 2 ORDER BY count(*) LIMIT 1`,
  );
  const [employee] = rows;
  if (employee === undefined) throw new Error('nobody has a request');
  const { userId: assigneeId, branchId } = employee;
  const own = { extent: 'assigned', ...employee } as RequestReach;
  const lists: readonly [string, RequestReach, RequestFilters][] = [
    ['all', all, {}],
    ['to contact', all, { tab: 'to_contact' }],
    ['unassigned', all, { tab: 'unassigned' }],
    ['visits today', all, { tab: 'visits_today' }],
    ['answered', all, { tab: 'answered' }],
    ['overdue', all, { promise: 'overdue' }],
    ['due soon', all, { promise: 'due_soon' }],
    ['late', all, { promise: 'late' }],
    ['kept', all, { promise: 'kept' }],
    ['contacted', all, { status: 'contacted' }],
    ['converted', all, { status: 'converted' }],
    ['home visits', all, { formType: 'home_visit' }],
    ['of a branch', all, { branchId }],
    ['of an employee', all, { assigneeId }],
    ['of a branch, home visits', all, { branchId, formType: 'home_visit' }],
    ['of a branch, late', all, { branchId, promise: 'late' }],
    ['of an employee, late', all, { assigneeId, promise: 'late' }],
    [
      'of an employee, home visits, converted',
      all,
      { assigneeId, formType: 'home_visit', status: 'converted' },
    ],
    ['of a branch, home visits, late', all, { branchId, formType: 'home_visit', promise: 'late' }],
    [
      'of a branch, home visits, converted, late',
      all,
      { branchId, formType: 'home_visit', status: 'converted', promise: 'late' },
    ],
    ['an employee’s own', own, {}],
    ['an employee’s own, to contact', own, { tab: 'to_contact' }],
    ['an employee’s own, late', own, { promise: 'late' }],
    ['an employee’s own, home visits, late', own, { formType: 'home_visit', promise: 'late' }],
    ['named `muh`', all, { search: 'muh' }],
    ['named `sidra gon`', all, { search: 'sidra gon' }],
    ['of a branch, named `sidra`', all, { branchId, search: 'sidra' }],
    ['with the digits 12345', all, { search: '12345' }],
  ];
  const figures: Figure[] = [];
  for (const [name, reach, filters] of lists) {
    const page = (cursor?: string) => listContactRequests(pool, { reach, now }, { ...filters, cursor });
    const slowest = await slowestPage(page, await requestCursors(pool));
    figures.push(
      figure(
        filters.search === undefined ? 'requestList' : 'requestSearch',
        `contact requests ${name}: the slowest of four pages with its count`,
        slowest,
      ),
    );
  }
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(await msOf(() => countContactRequests(pool, { reach: all, now }, {})));
  figures.push(figure('requestList', 'contact requests: the counts of all tabs', median(times)));
  return figures;
}

async function slowestPage(
  page: (cursor?: string) => Promise<unknown>,
  cursors: readonly string[],
): Promise<number> {
  const times: number[] = [];
  for (const cursor of [undefined, ...cursors]) {
    const ofPage: number[] = [];
    for (let round = 0; round < rounds; round += 1) ofPage.push(await msOf(() => page(cursor)));
    times.push(median(ofPage));
  }
  return Math.max(...times);
}

/** Places of the queue, from where any filter goes on. */
async function requestCursors(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ queuePlace: number; id: string }>(
    `SELECT queue_place AS "queuePlace", id
       FROM (SELECT queue_place, id, row_number() OVER (ORDER BY queue_place, id) AS place, count(*) OVER () AS requests
               FROM contact_requests WHERE merged_into IS NULL) r
      WHERE place IN (requests / 4, requests / 2, requests * 19 / 20) ORDER BY place`,
  );
  return rows.map(({ queuePlace, id }) => Buffer.from(`${queuePlace} ${id}`).toString('base64url'));
}
