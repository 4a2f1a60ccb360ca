import { v7 as uuidv7 } from 'uuid';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { feeTextOf } from '#domain/lending/statements/fee-text.ts';
import { wholeRupees } from '#domain/lending/statements/statement-amount.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { linkEntry, type MatchCall, matchLine } from './link-line.ts';
import { postLine } from './record-line.ts';
import { readStatementRules } from './statement-rules.ts';
import { type ClassedLine, readFreshLines } from './waiting-lines.ts';

/** The numbers of lines that the rules matched. */
export interface RuleCounts {
  recorded: number;
  linked: number;
  aside: number;
}

/** The most lines that are looked through, in pages of `waitingLinesMax`, the newest first. */
const pagesMax = 10;

/**
 * Matches the lines of an account by its rules, each in a transaction of its own. A line that anyone has ever matched is left alone, so
 * one that was taken back stays so, and after a killed process the same file goes on with what is left. A line that asks a person
 * anything waits for one.
 */
export async function applyRules(call: MatchCall, accountId: string): Promise<RuleCounts> {
  const { pool, clock } = call.context;
  const counts: RuleCounts = { recorded: 0, linked: 0, aside: 0 };
  const rules = await readStatementRules(pool, accountId);
  if (!rules.postsCertain && rules.feeTexts.length === 0) return counts;
  const today = businessDateOf(clock.now());
  let before: string | null = null;
  for (let page = 0; page < pagesMax; page += 1) {
    const lines: readonly ClassedLine[] = await readFreshLines(pool, { accountId, before }, today);
    for (const line of lines.toReversed()) {
      const done = await unlessRefused(() => applyTo(call, line, rules));
      if (done !== null) counts[done] += 1;
    }
    const last: ClassedLine | undefined = lines.at(-1);
    if (last === undefined) break;
    before = last.line.id;
  }
  return counts;
}

/** Null for a refusal: a line that would be refused or asks a question is left to a person. */
async function unlessRefused<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function applyTo(
  call: MatchCall,
  { line, classed, agreementOf, recordedOf }: ClassedLine,
  { postsCertain, feeTexts }: { readonly postsCertain: boolean; readonly feeTexts: readonly string[] },
): Promise<keyof RuleCounts | null> {
  const foundAs = async () => classed.is;
  if (classed.is === 'certain') {
    if (!postsCertain) return null;
    if ('record' in classed) {
      const { kind, id: recordId } = classed.record;
      // Another superadmin says that a deposit arrived.
      if (kind === 'deposit') return null;
      await matchLine(call, { lineId: line.id, foundAs, isByRule: true }, (client, stored) =>
        linkEntry(client, stored, recordId),
      );
      return 'linked';
    }
    const { agreementId, reasons } = classed.agreement;
    const amount = wholeRupees(line.paisa);
    const agreement = agreementOf(agreementId);
    // A report is the customer's own word, and a payment that was recorded by hand may be this one: a person looks.
    if (!reasons.has('payment_number') || recordedOf(agreementId) !== null || amount === null) return null;
    if (agreement?.status !== 'active' || agreement.outstanding < amount) return null;
    await postLine(call, { lineId: line.id, foundAs, agreementId, key: line.id, isByRule: true });
    return 'recorded';
  }
  const fee = feeTextOf(line, feeTexts);
  if (fee === null) return null;
  const found = { lineId: line.id, foundAs, isByRule: true };
  await matchLine(call, found, async () => ({ id: uuidv7(), how: 'aside', reason: fee }));
  return 'aside';
}
