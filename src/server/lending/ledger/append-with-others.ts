import { DatabaseError, type Pool } from 'pg';
import { type Append, appendEntries } from './append-entries.ts';
import { postingsMax } from './append-statement.ts';
import type { PostedAnswer } from './posted-answer.ts';

interface Waiting {
  readonly append: Append;
  readonly answer: (answer: PostedAnswer | null) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * The postings that wait at each branch while another is being written. A branch without a running writer is not in the map.
 */
const linesOf = new WeakMap<Pool, Map<string, Waiting[]>>();

/**
 * Writes a posting, together with others at its branch that came while earlier ones were being written: they would wait for
 * the branch's counters and audit chain anyway. A single posting is written at once.
 */
export function appendWithOthers(pool: Pool, append: Append): Promise<PostedAnswer | null> {
  const lines = linesOf.get(pool) ?? new Map<string, Waiting[]>();
  linesOf.set(pool, lines);
  const { branchId } = append.ledger;
  return new Promise((answer, fail) => {
    const waiting = { append, answer, fail };
    const line = lines.get(branchId);
    if (line !== undefined) {
      line.push(waiting);
      return;
    }
    lines.set(branchId, [waiting]);
    void writeLine(pool, lines, branchId);
  });
}

async function writeLine(pool: Pool, lines: Map<string, Waiting[]>, branchId: string): Promise<void> {
  const line = lines.get(branchId) ?? [];
  while (line.length > 0) await writeAll(pool, nextOf(line));
  lines.delete(branchId);
}

/** Takes the postings for one statement from the front of the queue: each agreement once. */
function nextOf(line: Waiting[]): Waiting[] {
  const next: Waiting[] = [];
  const left: Waiting[] = [];
  for (const waiting of line.splice(0)) {
    const { id } = waiting.append.ledger;
    const isTaken = next.some(({ append }) => append.ledger.id === id);
    (isTaken || next.length === postingsMax ? left : next).push(waiting);
  }
  line.push(...left);
  return next;
}

/**
 * Never rejects. If the database refuses the statement, the postings are tried one by one, so that one failure does not
 * affect the others.
 */
async function writeAll(pool: Pool, together: readonly Waiting[]): Promise<void> {
  try {
    const answers = await appendEntries(
      pool,
      together.map(({ append }) => append),
    );
    for (const [place, { answer }] of together.entries()) answer(answers[place] ?? null);
  } catch (error) {
    if (together.length > 1 && error instanceof DatabaseError) {
      for (const waiting of together) await writeAll(pool, [waiting]);
    } else {
      for (const { fail } of together) fail(error);
    }
  }
}
