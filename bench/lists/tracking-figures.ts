import { trackingPath } from '#domain/desk/contact-requests/tracking-code.ts';
import { type Figure, figure } from '../figure.ts';
import type { ServedLender } from '../served-lender.ts';

/** Fewer than one address may ask for in ten minutes. */
const looks = 50;
/** The first ones are not counted: a server that has just started compiles what it runs. */
const warmingRounds = 4;
const rounds = 10;
/** A limit of the server's own histogram. */
const limit = 0.005;

/** The share of looks at the page of a request by its code that the server answers within the limit, by its own measure. */
export async function trackingFigures({
  pool,
  address,
}: Pick<ServedLender, 'pool' | 'address'>): Promise<Figure[]> {
  const { rows } = await pool.query<{ code: string }>(
    'SELECT tracking_code AS code FROM contact_requests ORDER BY md5(id::text) LIMIT $1',
    [looks],
  );
  let warm = { within: 0, all: 0 };
  for (let round = 0; round < rounds; round += 1) {
    if (round === warmingRounds) warm = await countsOf(address);
    await pool.query('DELETE FROM rate_limits');
    for (const { code } of rows) await look(address + trackingPath(code));
  }
  const { within, all } = await countsOf(address);
  const counted = all - warm.all;
  const share = (100 * (within - warm.within)) / counted;
  return [
    figure('tracking', `a request by its code, answered by the server within 5 ms, of ${counted}`, share),
  ];
}

async function look(page: string): Promise<void> {
  const answer = await fetch(page);
  if (answer.status !== 200) throw new Error(`${page} was answered ${answer.status}`);
  await answer.text();
}

/** The answers with the page so far: all, and those within the limit. */
async function countsOf(address: string): Promise<{ readonly within: number; readonly all: number }> {
  const metrics = (await (await fetch(`${address}/metrics`)).text()).split('\n');
  const numberOf = (name: string) => {
    const labels = `method="GET",route="${trackingPath(':code')}",status="200"} `;
    const line = metrics.find(
      (each) => each.startsWith(`http_request_duration_seconds_${name}`) && each.includes(labels),
    );
    if (line === undefined) throw new Error(`The server has no ${name} for the page of a request`);
    return Number(line.slice(line.lastIndexOf(' ') + 1));
  };
  return { within: numberOf(`bucket{le="${limit}"`), all: numberOf('count') };
}
