import { DatabaseError } from 'pg';
import type { AppContext } from '#server/platform/context.ts';
import { createNextRows, nextRows, rowsAtOnce } from './create-next-rows.ts';
import { markFaulty } from './row-outcomes.ts';
import { withRunningImport } from './running-import.ts';
import { undoNextRows } from './undo-next-rows.ts';

const lookForWork = {
  name: 'look-for-import-under-way',
  text: "SELECT FROM imports WHERE state IN ('running', 'undoing') LIMIT 1",
};

/**
 * Writes the next few rows of the running import and their results, in one transaction: a killed server leaves only whole
 * rows, and any other server continues after them. False if there is nothing to do.
 */
export async function continueImport(context: AppContext): Promise<boolean> {
  const { rowCount } = await context.pool.query(lookForWork);
  if (rowCount === 0) return false;
  try {
    return await writeNext(context);
  } catch (error) {
    if (!isOfRows(error)) throw error;
    context.log.error({ err: error }, 'rows of an import are written one by one');
    for (let row = 0; row < rowsAtOnce; row += 1) if (!(await writeNextAlone(context))) break;
    return true;
  }
}

/** True if the rows caused the error, because they break a rule of a type or a table. False if the database is away or busy. */
function isOfRows(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');
}

/** Writes one row. False once a row can't be written: it is reported as faulty, and those after it are written together again. */
async function writeNextAlone(context: AppContext): Promise<boolean> {
  try {
    return await writeNext(context, 1);
  } catch (error) {
    if (!isOfRows(error)) throw error;
    context.log.error({ err: error }, 'a row of an import is not written');
    await withRunningImport(context, async (client, found) => {
      const [row] = await nextRows(client, found.id, 1);
      const field = found.kind === 'customers' ? 'cnic' : 'registerNumber';
      if (row === undefined) throw error;
      await markFaulty(client, found.id, row.line, [{ field, message: 'row_not_stored' }]);
    });
    return false;
  }
}

function writeNext(context: AppContext, rowsMax?: number): Promise<boolean> {
  return withRunningImport(context, (client, found, order) =>
    found.state === 'running'
      ? createNextRows(client, found, order, rowsMax)
      : undoNextRows(client, found, order),
  );
}
