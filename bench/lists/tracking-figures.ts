import { type Figure, figure, percentile } from '../figure.ts';
import type { ServedLender } from '../served-lender.ts';
import { msOf } from './page-times.ts';

/** Fewer than one address may ask for in ten minutes. */
const looks = 50;
/** Not counted: the connection and the statement are new. */
const warmUps = 5;

/** A visitor's look at a request by its code, over HTTP from the same machine. */
export async function trackingFigures({
  pool,
  address,
}: Pick<ServedLender, 'pool' | 'address'>): Promise<Figure[]> {
  const { rows } = await pool.query<{ code: string }>(
    'SELECT tracking_code AS code FROM contact_requests ORDER BY md5(id::text) LIMIT $1',
    [looks + warmUps],
  );
  const times: number[] = [];
  for (const { code } of rows)
    times.push(
      await msOf(async () => {
        const answer = await fetch(`${address}/api/tracked-requests/${code}`);
        if (answer.status !== 200) throw new Error(`the request ${code} was answered ${answer.status}`);
        await answer.text();
      }),
    );
  return [
    figure(
      'tracking',
      `a request by its code, over HTTP, P95 of ${looks}`,
      percentile(times.slice(warmUps), 95),
    ),
  ];
}
