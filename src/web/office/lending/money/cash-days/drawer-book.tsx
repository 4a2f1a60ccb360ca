import type { DrawerBook as Book } from '#contract/lending/cash-days/cash-days.ts';
import { cashMovementNames } from '#contract/lending/labels/cash-names.messages.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './cash-day-page.module.css';
import { messages } from './cash-days.messages.ts';

interface DrawerBookProps {
  /** Undefined until the drawer is counted. */
  readonly book: Book | undefined;
}

/** The cash book of the drawer since the close before: what came in and went out, and of whose hand it was. */
export function DrawerBook({ book }: DrawerBookProps) {
  const pick = usePick();
  if (book === undefined)
    return (
      <Section title={pick(messages.book)}>
        <Text tone="muted">{pick(messages.bookAfterCount)}</Text>
      </Section>
    );
  const { opening, moved } = book;
  const [into, out] = [sumOf(moved.map((line) => line.into)), sumOf(moved.map((line) => line.out))];
  return (
    <Section title={pick(messages.book)}>
      <table className={classes.book}>
        <thead>
          <tr>
            <th scope="col">{pick(messages.moved)}</th>
            <th scope="col" data-figure>
              {pick(messages.into)}
            </th>
            <th scope="col" data-figure>
              {pick(messages.out)}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{pick(messages.opening)}</th>
            <Figure amount={opening} />
            <td />
          </tr>
          {moved.map((line) => (
            <tr key={`${line.kind} ${line.handName?.en}`}>
              <th scope="row">
                {pick(cashMovementNames[line.kind])}
                {line.handName !== null && (
                  <>
                    {' · '}
                    <bdi>{pick(line.handName)}</bdi>
                  </>
                )}
              </th>
              <Figure amount={line.into} />
              <Figure amount={line.out} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{pick(messages.shouldBe)}</th>
            <td data-figure colSpan={2}>
              <Ltr>{formatCount(opening + into - out)}</Ltr>
            </td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

interface FigureProps {
  readonly amount: number;
}

function Figure({ amount }: FigureProps) {
  return <td data-figure>{amount !== 0 && <Ltr>{formatCount(amount)}</Ltr>}</td>;
}
