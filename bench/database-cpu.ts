import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

/** Linux counts in hundredths of a second, whatever its clock's own rate is. */
const ticksPerSecond = 100;

/** Milliseconds of processor time that the backends of clients have taken so far; null where Linux's /proc is not there to say. */
export async function clientBackendsCpuMs(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'",
  );
  const ticks = await Promise.all(rows.map(({ pid }) => ticksOf(pid)));
  const sum = ticks.reduce<number | null>((all, one) => (all === null || one === null ? null : all + one), 0);
  return sum === null ? null : (sum * 1000) / ticksPerSecond;
}

/** In user mode and in the system's. */
async function ticksOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The name before the last bracket may have spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields === undefined ? null : Number(fields[11]) + Number(fields[12]);
}
