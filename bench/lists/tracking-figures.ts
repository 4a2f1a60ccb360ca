import { trackingPath } from '#domain/desk/contact-requests/tracking-code.ts';
import { type Figure, figure, percentile } from '../figure.ts';
import type { ServedLender } from '../served-lender.ts';
import { msOf } from './page-times.ts';

/** Fewer than one address may ask for in ten minutes. */
const looks = 50;
/** Only the last one counts: a server that has just started compiles what it runs. Each begins with its address uncounted. */
const rounds = 6;

/** A visitor's look at the page of a request by its code, over HTTP from the same machine. */
export async function trackingFigures({
  pool,
  address,
}: Pick<ServedLender, 'pool' | 'address'>): Promise<Figure[]> {
  const { rows } = await pool.query<{ code: string }>(
    'SELECT tracking_code AS code FROM contact_requests ORDER BY md5(id::text) LIMIT $1',
    [looks],
  );
  let times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await pool.query('DELETE FROM rate_limits');
    times = [];
    for (const { code } of rows) times.push(await msOf(() => look(address + trackingPath(code))));
  }
  return [figure('tracking', `a request by its code, over HTTP, P95 of ${looks}`, percentile(times, 95))];
}

async function look(page: string): Promise<void> {
  const answer = await fetch(page);
  if (answer.status !== 200) throw new Error(`${page} was answered ${answer.status}`);
  await answer.text();
}
