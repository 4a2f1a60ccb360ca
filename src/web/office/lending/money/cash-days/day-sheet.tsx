import type { ReactNode } from 'react';
import type { CashDaySheet } from '#contract/lending/cash-days/cash-days.ts';
import { cashMovementNames } from '#contract/lending/labels/cash-names.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Language, Phrase } from '#domain/language.ts';
import { noteValues } from '#domain/lending/cash/cash-count.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate, formatTime, instantOf } from '#web/format/date-time.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { FigureBox } from '../../ground/sheet/figure-box.tsx';
import { otherLanguage } from '../../ground/sheet/other-language.ts';
import type { PaperLender } from '../../ground/sheet/paper-lender.ts';
import { ListSheet } from '../../ground/sheet/paper-sheet.tsx';
import table from '../../ground/sheet/paper-table.module.css';
import { PaperText } from '../../ground/sheet/paper-text.tsx';
import { countedAgainText } from './cash-days.messages.ts';
import { messages } from './day-sheet.messages.ts';
import classes from './day-sheet.module.css';

interface PartProps {
  readonly sheet: CashDaySheet;
  readonly language: Language;
}

interface DaySheetProps extends PartProps {
  readonly lender: PaperLender;
}

/** A closed day on a sheet of A4: the drawer's book, the hands, the counted notes, and room for two signatures. */
export function DaySheet({ sheet, lender, language }: DaySheetProps) {
  const { number, city, day, closedAt, closedByName, counted, shouldBe, differenceReason, openRequests } =
    sheet;
  const { counts, firstDifference } = sheet;
  const words = amountInWords(rupees(counted));
  return (
    <ListSheet
      lender={lender}
      title={`${messages.title[language]}${messages.comma[language]} ${city[language]}`}
      edition={number}
      language={language}
    >
      <Grid as="dl" column="9.5rem" gap={[1, 4]} className={classes.facts}>
        <Fact name={messages.day[language]}>{formatDate(day, language)}</Fact>
        <Fact name={messages.closedAt[language]}>
          {formatDate(businessDateOf(instantOf(closedAt)), language)}{' '}
          {formatTime(instantOf(closedAt), language)}
        </Fact>
        <Fact name={messages.closedBy[language]}>{closedByName[language]}</Fact>
        <Fact name={messages.openRequests[language]}>
          <Ltr>{formatCount(openRequests)}</Ltr>
        </Fact>
      </Grid>
      {sheet.reopenedAt !== null && (
        <Text weight={600} tone="bad">
          {messages.reopened[language]}
        </Text>
      )}
      <Part title={messages.book} language={language}>
        <DrawerBook sheet={sheet} language={language} />
      </Part>
      {sheet.hands.length > 0 && (
        <Part title={messages.hands} language={language}>
          <Hands sheet={sheet} language={language} />
        </Part>
      )}
      <Part title={messages.notes} language={language}>
        <Notes sheet={sheet} language={language} />
      </Part>
      <FigureBox
        tone={counted === shouldBe ? 'good' : 'plain'}
        figures={[
          [messages.shouldBe[language], <Money key="shouldBe" amount={shouldBe} />],
          [messages.counted[language], <Money key="counted" amount={counted} />],
          [messages.difference[language], <Money key="difference" amount={counted - shouldBe} />],
        ]}
      />
      <Row justify="space-between" gap={[0, 4]} wraps>
        <PaperText phrase={words} language={language} />
        <PaperText phrase={words} language={otherLanguage(language)} />
      </Row>
      {differenceReason !== null && (
        <p>
          {messages.difference[language]}: <bdi>{differenceReason}</bdi>
        </p>
      )}
      {firstDifference !== counted - shouldBe && (
        <p>
          {countedAgainText[language](counts)} <Money amount={firstDifference} />
        </p>
      )}
      <Foot sheet={sheet} language={language} />
    </ListSheet>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <Text as="dd" weight={600}>
        {children}
      </Text>
    </div>
  );
}

interface TitledProps {
  readonly title: Phrase;
  readonly language: Language;
  readonly children: ReactNode;
}

/** A part of the sheet under its title in both languages. */
function Part({ title, language, children }: TitledProps) {
  return (
    <section className={classes.part}>
      <Row as="h3" justify="space-between">
        <PaperText phrase={title} language={language} />
        <PaperText phrase={title} language={otherLanguage(language)} />
      </Row>
      {children}
    </section>
  );
}

interface HeadProps {
  readonly names: readonly string[];
}

/** The first column has words, all others figures. */
function Head({ names: [first, ...figures] }: HeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {figures.map((name) => (
          <th key={name} scope="col" className={table.figure}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface FigureProps {
  readonly amount: number | null;
}

function Figure({ amount }: FigureProps) {
  return <td className={table.figure}>{amount !== null && <Ltr>{formatCount(amount)}</Ltr>}</td>;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The movements of the drawer since the close before, by what they were and whose hand they were of. */
function DrawerBook({ sheet: { opening, moved, shouldBe }, language }: PartProps) {
  return (
    <table className={table.table}>
      <Head
        names={[
          messages.moved[language],
          messages.into[language],
          messages.out[language],
          messages.drawer[language],
        ]}
      />
      <tbody>
        <tr>
          <th scope="row">{messages.opening[language]}</th>
          <Figure amount={null} />
          <Figure amount={null} />
          <Figure amount={opening} />
        </tr>
        {moved.map(({ kind, handName, into, out }, index) => (
          <tr key={`${kind} ${handName?.en}`}>
            <th scope="row">
              {cashMovementNames[kind][language]}
              {handName !== null && (
                <>
                  {' · '}
                  <bdi>{handName[language]}</bdi>
                </>
              )}
            </th>
            <Figure amount={into === 0 ? null : into} />
            <Figure amount={out === 0 ? null : out} />
            <Figure amount={opening + sumOf(moved.slice(0, index + 1).map((line) => line.into - line.out))} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{messages.shouldBe[language]}</th>
          <Figure amount={sumOf(moved.map(({ into }) => into))} />
          <Figure amount={sumOf(moved.map(({ out }) => out))} />
          <Figure amount={shouldBe} />
        </tr>
      </tfoot>
    </table>
  );
}

/** Each hand: what it had before, took, handed over, and has now, with the explanation. */
function Hands({ sheet: { hands, inHands }, language }: PartProps) {
  return (
    <table className={table.table}>
      <Head
        names={[
          messages.person[language],
          messages.before[language],
          messages.took[language],
          messages.handedOver[language],
          messages.now[language],
        ]}
      />
      <tbody>
        {hands.map(({ userId, name, before, took, handedOver, explanation }) => (
          <tr key={userId}>
            <th scope="row">
              <bdi>{name[language]}</bdi>
              {explanation !== null && (
                <div className={table.second}>
                  <bdi>{explanation}</bdi>
                </div>
              )}
            </th>
            <Figure amount={before} />
            <Figure amount={took} />
            <Figure amount={handedOver} />
            <Figure amount={before + took - handedOver} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{messages.together[language]}</th>
          <Figure amount={sumOf(hands.map(({ before }) => before))} />
          <Figure amount={sumOf(hands.map(({ took }) => took))} />
          <Figure amount={sumOf(hands.map(({ handedOver }) => handedOver))} />
          <Figure amount={inHands} />
        </tr>
      </tfoot>
    </table>
  );
}

/** The counted notes of each value, and the coins. */
function Notes({ sheet: { count }, language }: PartProps) {
  return (
    <Grid as="dl" column="9rem" gap={[0, 6]} className={classes.notes}>
      {noteValues.map((value) => (
        <Row key={value} justify="space-between">
          <dt>
            <Ltr>
              {formatCount(value)} × {formatCount(count[`notes${value}`])}
            </Ltr>
          </dt>
          <dd>
            <Ltr>{formatCount(value * count[`notes${value}`])}</Ltr>
          </dd>
        </Row>
      ))}
      <Row justify="space-between">
        <dt>{messages.coins[language]}</dt>
        <dd>
          <Ltr>{formatCount(count.coins)}</Ltr>
        </dd>
      </Row>
    </Grid>
  );
}

/** Two signatures, what stays open, and the place of the close in the books of the branch. */
function Foot({ sheet: { closedByName, countedByName, differences, chainMark }, language }: PartProps) {
  const other = otherLanguage(language);
  return (
    <div className={classes.end}>
      <Grid column="11rem" gap={[0, 6]}>
        {[
          { role: messages.counter, name: countedByName },
          { role: messages.closedBy, name: closedByName },
        ].map(({ role, name }) => (
          <Stack key={role.en} className={classes.signature}>
            <Text weight={600}>{name[language]}</Text>
            <Row justify="space-between" gap={2}>
              <PaperText phrase={role} language={language} />
              <PaperText phrase={role} language={other} />
            </Row>
          </Stack>
        ))}
      </Grid>
      <Row gap={[0, 4]} justify="space-between" wraps className={classes.mark}>
        <Text size={1}>
          {messages.inTheBooks[language]} <Ltr>{chainMark}</Ltr>
        </Text>
        {differences.map(({ slip, givenByName, difference }) => (
          <Text key={slip} size={1}>
            {messages.difference[language]} <Ltr>{slip}</Ltr> <Money amount={difference} />{' '}
            <bdi>{givenByName[language]}</bdi>
          </Text>
        ))}
      </Row>
    </div>
  );
}
