import { daysBetween } from '#domain/calendar/calendar-date.ts';
import type { Chance } from '#sample/chance.ts';
import type { OfficeTime } from '#sample/office-time.ts';
import { AgreementBook } from './agreement-book.ts';
import { chooseStory } from './choose-story.ts';
import { leavePromises } from './collect.ts';
import { explainBurdens } from './explain-burdens.ts';
import { deskDays, type PlannedAgreement } from './invent-terms.ts';
import { leaveWaiting } from './leave-waiting.ts';
import { moveOverpayment } from './move-money.ts';
import { playStory, type Story } from './story-event.ts';
import { deliver, type PaperEnding, takePaper } from './take-steps.ts';

/** Lets every agreement live from its draft to today. */
export function keepBooks(
  chance: Chance,
  time: OfficeTime,
  superadminId: string,
  agreements: readonly PlannedAgreement[],
): AgreementBook[] {
  const books = agreements.map((planned) => {
    const book = new AgreementBook(planned, superadminId, chance, time);
    const ending = endingOf(chance, time, planned);
    takePaper(book, ending, ending === 'delivered' && planned.service === 'dowry' && chance.percent(6));
    if (ending === 'delivered') live(book, planned.story);
    return book;
  });
  moveOverpayments(books);
  leavePromises(books);
  leaveWaiting(books);
  explainBurdens(books);
  return books;
}

function live(book: AgreementBook, given: Story | null): void {
  const { chance, time, ledger } = book;
  deliver(book, ledger.plan.startOn);
  const story = given ?? chooseStory(chance, daysBetween(ledger.plan.firstDueOn, time.today));
  playStory(book, story({ rows: ledger.schedule.rows, chance, today: time.today }));
}

/** Of the last days' drafts many are still on the desk. */
const freshDays = 8;

function endingOf(chance: Chance, { today }: OfficeTime, { plan, story }: PlannedAgreement): PaperEnding {
  if (story !== null) return 'delivered';
  const isFresh = daysBetween(plan.startOn, today) <= freshDays - deskDays;
  if (plan.startOn > today || (isFresh && chance.percent(45)))
    return chance.oneOf(['draft', 'submitted', 'approved']);
  const share = chance.between(1, 1_000);
  if (share <= 24) return 'rejected';
  if (share <= 42) return 'withdrawn';
  return share <= 54 ? 'cancelled' : 'delivered';
}

const movesMax = 4;

/** Some overpayments go to the customer's next agreement. */
function moveOverpayments(books: readonly AgreementBook[]): void {
  const pairs = books.flatMap((from) => {
    const to = books.find(
      ({ terms, ledger }) => terms.customer === from.terms.customer && ledger.status === 'active',
    );
    return from.ledger.figures.overpaid > 0 && to !== undefined ? [{ from, to }] : [];
  });
  for (const { from, to } of pairs.slice(0, movesMax)) moveOverpayment(from, to);
}
