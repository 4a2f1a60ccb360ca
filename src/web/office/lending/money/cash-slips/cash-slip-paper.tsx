import type { CashMovement } from '#contract/lending/cash/cash-movement.ts';
import type { FieldSlip } from '#contract/lending/field/field-cash.ts';
import { cashMovementNames } from '#contract/lending/labels/cash-names.messages.ts';
import { slipOnHold } from '#contract/lending/labels/field-names.messages.ts';
import { directionOf, type Language } from '#domain/language.ts';
import { noteValues } from '#domain/lending/cash/cash-count.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { FigureBox } from '../../ground/sheet/figure-box.tsx';
import { otherLanguage } from '../../ground/sheet/other-language.ts';
import { PaperAmount } from '../../ground/sheet/paper-amount.tsx';
import type { PaperLender } from '../../ground/sheet/paper-lender.ts';
import { ListSheet } from '../../ground/sheet/paper-sheet.tsx';
import { PaperText } from '../../ground/sheet/paper-text.tsx';
import { messages } from './cash-slip.messages.ts';
import { cashSlipFacts } from './cash-slip-facts.ts';
import classes from './cash-slip-paper.module.css';

interface PartProps {
  readonly movement: CashMovement;
  readonly language: Language;
}

interface PaperProps extends PartProps {
  readonly lender: PaperLender;
  /** The slips from the field whose cash was in it. */
  readonly slips: readonly FieldSlip[];
}

/** The slip on a sheet of A4. */
export function CashSlipSheet({ movement, lender, slips, language }: PaperProps) {
  const { kind, number, city, amount, offered, count } = movement;
  return (
    <ListSheet
      lender={lender}
      title={`${cashMovementNames[kind][language]}${messages.comma[language]} ${city[language]}`}
      edition={number}
      language={language}
    >
      <Facts movement={movement} language={language} />
      <FigureBox
        tone="plain"
        figures={[
          ...(offered === null
            ? []
            : ([[messages.stated[language], <Money key="stated" amount={offered} />]] as const)),
          [
            (count === null ? messages.amount : messages.counted)[language],
            <Money key="amount" amount={amount} />,
          ],
          ...(offered === null || offered === amount
            ? []
            : ([
                [messages.difference[language], <Money key="difference" amount={amount - offered} />],
              ] as const)),
        ]}
      />
      <Words amount={amount} language={language} />
      <Notes movement={movement} language={language} />
      <FieldSlips slips={slips} language={language} />
      <Signatures movement={movement} language={language} />
    </ListSheet>
  );
}

/** The same on a roll of 80 mm, without grays. */
export function CashSlipRoll({ movement, lender, slips, language }: PaperProps) {
  const { kind, amount, offered } = movement;
  const other = otherLanguage(language);
  return (
    <Stack
      as="article"
      gap={2}
      lang={language}
      dir={directionOf(language)}
      className={classes.roll}
      aria-label={cashMovementNames[kind][language]}
    >
      <Stack as="header" align="center">
        <PaperText phrase={lender.name} language={language} />
        <PaperText phrase={cashMovementNames[kind]} language={language} />
        <PaperText phrase={cashMovementNames[kind]} language={other} />
      </Stack>
      <Facts movement={movement} language={language} />
      <Stack align="center">
        <Text size={6} weight={600}>
          <PaperAmount amount={amount} />
        </Text>
        {offered !== null && offered !== amount && (
          <span>
            {messages.stated[language]} <Money amount={offered} /> · {messages.difference[language]}{' '}
            <Money amount={amount - offered} />
          </span>
        )}
      </Stack>
      <Words amount={amount} language={language} />
      <Notes movement={movement} language={language} />
      <FieldSlips slips={slips} language={language} />
      <Signatures movement={movement} language={language} />
    </Stack>
  );
}

function Facts({ movement, language }: PartProps) {
  return (
    <Grid as="dl" column="9.5rem" gap={[1, 4]} className={classes.facts}>
      {cashSlipFacts(movement, language).map(({ name, text, isCode }) => (
        <div key={name.en}>
          <dt>{name[language]}</dt>
          <Text as="dd" weight={600}>
            {isCode === true ? <Code>{text}</Code> : <bdi>{text}</bdi>}
          </Text>
        </div>
      ))}
    </Grid>
  );
}

interface WordsProps {
  readonly amount: number;
  readonly language: Language;
}

function Words({ amount, language }: WordsProps) {
  const words = amountInWords(rupees(Math.abs(amount)));
  return (
    <Row justify="space-between" gap={[0, 4]} wraps>
      <PaperText phrase={words} language={language} />
      <PaperText phrase={words} language={otherLanguage(language)} />
    </Row>
  );
}

/** The counted notes, without the values of which there was none. */
function Notes({ movement: { count }, language }: PartProps) {
  if (count === null) return null;
  return (
    <section>
      <Text as="h3" weight={600}>
        {messages.notes[language]}
      </Text>
      <dl>
        {noteValues
          .filter((value) => count[`notes${value}`] > 0)
          .map((value) => (
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
        {count.coins > 0 && (
          <Row justify="space-between">
            <dt>{messages.coins[language]}</dt>
            <dd>
              <Ltr>{formatCount(count.coins)}</Ltr>
            </dd>
          </Row>
        )}
      </dl>
    </section>
  );
}

interface FieldSlipsProps {
  readonly slips: readonly FieldSlip[];
  readonly language: Language;
}

/** The slips from the field since the hand-over before, each with its customer and amount. */
function FieldSlips({ slips, language }: FieldSlipsProps) {
  if (slips.length === 0) return null;
  return (
    <section>
      <Text as="h3" weight={600}>
        {messages.fieldSlips[language]}
      </Text>
      <dl>
        {slips.map(({ number, customerName, amount, isOnHold }) => (
          <Row key={number} justify="space-between" gap={4}>
            <dt>
              <Code>{number}</Code> <bdi>{pickWritten(customerName, language)}</bdi>
              {isOnHold && <> · {slipOnHold[language]}</>}
            </dt>
            <dd>
              <Ltr>{formatCount(amount)}</Ltr>
            </dd>
          </Row>
        ))}
      </dl>
    </section>
  );
}

/** A line for each person who signs: the giver and the one who counted, or the one who recorded it. */
function Signatures({ movement: { givenByName, countedByName, count }, language }: PartProps) {
  const other = otherLanguage(language);
  const counter = { role: count === null ? messages.recorder : messages.counter, name: countedByName };
  const signing = givenByName === null ? [counter] : [{ role: messages.giver, name: givenByName }, counter];
  return (
    <Grid column="11rem" gap={[0, 6]} className={classes.end}>
      {signing.map(({ role, name }) => (
        <Stack key={role.en} className={classes.signature}>
          <Text weight={600}>{name[language]}</Text>
          <Row justify="space-between" gap={2}>
            <PaperText phrase={role} language={language} />
            <PaperText phrase={role} language={other} />
          </Row>
        </Stack>
      ))}
    </Grid>
  );
}
