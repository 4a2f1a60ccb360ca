import { changedRowsOf, type KeptSum, recomputeSums, rowsOf } from './kept-sum.ts';
import { keptSums } from './kept-sums.ts';

/** The tables that sums are made of, with the columns that identify a row. */
export const rowKeys = {
  agreements: ['id'],
  installments: ['agreement_id', 'schedule_number', 'number'],
  entries: ['id', 'agreement_id'],
  contact_requests: ['id'],
  cash_movements: ['id'],
  cash_arrivals: ['id'],
  cash_arrival_take_backs: ['arrival_id'],
  cash_expense_confirmations: ['expense_id'],
} as const satisfies Partial<Record<keyof KeptSum['of'], readonly string[]>>;

type Source = keyof typeof rowKeys;

type Change = 'INSERT' | 'UPDATE';

/** A sum, and the table whose changed rows move it: in a trigger they are `was` before the statement and `now` after it. */
interface Move {
  readonly sum: KeptSum;
  readonly source: Source;
  readonly change: Change;
}

const each = (columns: readonly string[], written: (column: string) => string, between = ', ') =>
  columns.map(written).join(between);

/** The changed rows: with the sign 1 as they are, and with -1 as they were. */
function changedRows({ sum, source, change }: Move): string {
  const side = (sign: number, name: string) =>
    `SELECT ${sign} AS sign, counted.* FROM (${changedRowsOf(sum, source, name)}) counted`;
  const now = side(1, 'now');
  return `(${change === 'INSERT' ? now : `${side(-1, 'was')}\n     UNION ALL\n    ${now}`}) changed`;
}

function statementOf(move: Move): string {
  const { sum } = move;
  if (sum.countsDistinct !== undefined) return countStatement(move, sum.countsDistinct);
  return sum.key.length === 0 ? updateStatement(move) : upsertStatement(move);
}

/** The sum of a table of one row, which is there. */
function updateStatement(move: Move): string {
  const { table, figures } = move.sum;
  return `
  UPDATE ${table} kept SET ${each(figures, (figure) => `${figure} = kept.${figure} + moved.${figure}`)}
    FROM (SELECT ${each(figures, (figure) => `sum(sign * ${figure}) AS ${figure}`)}
            FROM ${changedRows(move)}) moved
   WHERE ${each(figures, (figure) => `moved.${figure} <> 0`, ' OR ')};`;
}

function upsertStatement(move: Move): string {
  const { table, key, figures, dropsZeros } = move.sum;
  const columns = key.join(', ');
  const zeros = `(${each(figures, () => '0')})`;
  const upsert = `
  INSERT INTO ${table} AS kept (${columns}, ${figures.join(', ')})
  SELECT ${columns}, ${each(figures, (figure) => `sum(sign * ${figure})`)}
    FROM ${changedRows(move)}
   GROUP BY ${columns}
  HAVING (${each(figures, (figure) => `sum(sign * ${figure})`)}) <> ${zeros}
   ORDER BY ${columns}
      ON CONFLICT (${columns})
      DO UPDATE SET ${each(figures, (figure) => `${figure} = kept.${figure} + excluded.${figure}`, ',\n                    ')}`;
  if (!dropsZeros) return `${upsert};`;
  return `
  FOR change IN${indented(upsert)}
    RETURNING ${each(key, (column) => `kept.${column}`)},
              (${each(figures, (figure) => `kept.${figure}`)}) = ${zeros} AS is_nothing
  LOOP
    IF change.is_nothing THEN
      DELETE FROM ${table} kept WHERE ${each(key, (column) => `kept.${column} = change.${column}`, ' AND ')};
    END IF;
  END LOOP;`;
}

/**
 * A count is locked before the rows are read: of two changes at the same moment, the second to lock it sees what the first
 * has left.
 */
function countStatement(move: Move, member: string): string {
  const { table, key, figures } = move.sum;
  const columns = key.join(', ');
  const figure = figures.join();
  const isSame = (row: string) =>
    each(key, (column) => `${row}.${column} IS NOT DISTINCT FROM change.${column}`, ' AND ');
  return `
  FOR change IN
    SELECT ${columns}, array_agg(${member}) AS members, array_agg(more) AS more
      FROM (SELECT ${columns}, ${member}, sum(sign) AS more
              FROM ${changedRows(move)}
             GROUP BY ${columns}, ${member} HAVING sum(sign) <> 0) member
     GROUP BY ${columns} ORDER BY ${columns}
  LOOP
    INSERT INTO ${table} AS kept (${columns}, ${figure}) VALUES (${each(key, (column) => `change.${column}`)}, 0)
        ON CONFLICT (${columns}) DO UPDATE SET ${figure} = kept.${figure} WHERE false;
    UPDATE ${table} kept
       SET ${figure} = kept.${figure} + (
             SELECT coalesce(sum((there.rows > 0)::integer - (there.rows > member.more)::integer), 0)
               FROM unnest(change.members, change.more) AS member (id, more)
              CROSS JOIN LATERAL (
                SELECT count(*) AS rows FROM (${rowsOf(move.sum)}) counted
                 WHERE counted.${member} = member.id
                   AND ${isSame('counted')}) there)
     WHERE ${isSame('kept')};
  END LOOP;`;
}

const indented = (text: string) => text.replaceAll('\n', '\n  ');

/** Says of each sum if one of its columns has changed. Most changes move few sums, and the others cost nothing. */
function guarded(moves: readonly Move[], source: Source): string {
  const key: readonly string[] = rowKeys[source];
  const changed = moves.map(({ sum: { of } }) => {
    const columns = of[source];
    const watched = columns === 'only added' ? [] : (columns ?? []).filter((column) => !key.includes(column));
    return `bool_or((${each(watched, (column) => `was.${column}`)})
         IS DISTINCT FROM (${each(watched, (column) => `now.${column}`)}))`;
  });
  const blocks = moves.map(
    (move, nth) => `
  IF is_moved[${nth + 1}] THEN${indented(statementOf(move))}
  END IF;`,
  );
  return `
  SELECT ARRAY[
         ${changed.join(',\n         ')}]
    INTO is_moved FROM was JOIN now USING (${key.join(', ')});
${source === 'agreements' ? lockChains(moves) : ''}${blocks.join('\n')}`;
}

/**
 * A posting has locked the chain of its branch when its sums move. Each change of an agreement's place, status or terms locks
 * it before its sums too: otherwise one would wait for the chain with sums that the other waits for.
 */
function lockChains(moves: readonly Move[]): string {
  const others = moves.flatMap(({ sum: { of } }, nth) =>
    of.agreements?.includes('outstanding') ? [] : [`is_moved[${nth + 1}]`],
  );
  return `
  IF ${others.join(' OR ')} THEN
    PERFORM FROM audit_chains
      WHERE id IN (SELECT branch_id FROM was UNION SELECT branch_id FROM now) ORDER BY id FOR UPDATE;
  END IF;
`;
}

function triggerOf(source: Source, change: Change, sums: readonly KeptSum[]): string {
  const moves = sums.map((sum) => ({ sum, source, change }));
  const name = `${source}_${change === 'INSERT' ? 'added' : 'changed'}`;
  const body = change === 'INSERT' ? moves.map(statementOf).join('\n') : guarded(moves, source);
  return `CREATE OR REPLACE FUNCTION keep_sums_of_${name}() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path TO public, pg_temp AS $$
DECLARE
  is_moved boolean[];
  change record;
BEGIN${body}

  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER ${name}_keep_sums AFTER ${change} ON ${source}
  REFERENCING ${change === 'UPDATE' ? 'OLD TABLE AS was ' : ''}NEW TABLE AS now
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_${name}();`;
}

/** The function and the trigger for each kind of change of each table that these sums are made of. */
function triggersOf(sums: readonly KeptSum[]): string[] {
  const sources = Object.keys(rowKeys) as Source[];
  return sources.flatMap((source) => {
    const own = sums.filter(({ of }) => source in of);
    const isOnlyAdded = own.every(({ of }) => of[source] === 'only added');
    const changes: readonly Change[] = isOnlyAdded ? ['INSERT'] : ['INSERT', 'UPDATE'];
    return own.length === 0 ? [] : changes.map((change) => `${triggerOf(source, change, own)}\n`);
  });
}

/** The SQL that keeps these sums. */
export function sqlOfSums(sums: readonly KeptSum[]): string {
  return triggersOf(sums).join('\n');
}

export const keptSumsSql = sqlOfSums(keptSums);

/** The SQL that a schema, as `npm run db:dump` writes it, lacks: new sums counted, and triggers that differ. */
export function missingSumsSql(schema: string, sums: readonly KeptSum[] = keptSums): string {
  const counted = sums
    .filter(({ table }) => !schema.includes(`CREATE TABLE ${table} (`))
    .map((sum) => `${recomputeSums(sum)};\n`);
  const triggers = triggersOf(sums).filter((text) => !schema.includes(text.split('$$')[1] ?? text));
  return [...counted, ...triggers].join('\n');
}
