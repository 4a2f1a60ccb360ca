import { Children, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { AgreementBackground as Background } from '#contract/lending/agreement-decisions.ts';
import { pickWritten } from '#domain/written.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { UserIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { agreementStatusNames } from '../../ground/labels/agreement-labels.messages.ts';
import { daysLate, limitOf, messages, moreMembers, relationTexts } from './agreement-background.messages.ts';
import classes from './agreement-background.module.css';
import { Late, WrittenOff } from './debt-badges.tsx';
import { Part } from './part.tsx';

interface BackgroundProps {
  readonly background: Background;
}

/** The people behind an agreement: what they owe already, and how late they are. */
export function AgreementBackground({ background }: BackgroundProps) {
  return (
    <>
      <OtherAgreements background={background} />
      <Household background={background} />
    </>
  );
}

/** The staff related to an agreement, and what they may not do. */
export function Relations({ background: { colleagues } }: BackgroundProps) {
  const pick = usePick();
  if (colleagues.length === 0) return null;
  return (
    <Part title={pick(messages.relations)}>
      <Stack gap={1} pad={[3, 4]} className={classes.related}>
        {colleagues.map(({ id, name, relation }) => (
          <Row key={id} gap={2}>
            <UserIcon size={18} />
            <p>
              <WrittenText>{pick(name)}</WrittenText> {pick(relationTexts[relation])}
            </p>
          </Row>
        ))}
        <Text size={2}>{pick(messages.relationsText)}</Text>
      </Stack>
    </Part>
  );
}

function OtherAgreements({ background: { agreements, customer } }: BackgroundProps) {
  const pick = usePick();
  return (
    <Part title={pick(messages.agreements)}>
      <ul className={classes.rows}>
        {agreements.length === 0 && <Line name={pick(messages.noOthers)} />}
        {agreements.map(({ id, number, status, owed, daysPastDue, writtenOff }) => (
          <Line key={id} name={<Code>{number}</Code>} figure={<Money amount={owed} />}>
            {pick(agreementStatusNames[status])}
            {daysPastDue > 0 && <Late days={daysPastDue} />}
            {writtenOff > 0 && <WrittenOff amount={writtenOff} />}
          </Line>
        ))}
        <Sum {...customer} />
        {customer.longestDelayDays !== null && (
          <Line
            name={pick(messages.longestDelay)}
            figure={
              customer.longestDelayDays > 0
                ? pick(daysLate)(customer.longestDelayDays)
                : pick(messages.neverLate)
            }
          />
        )}
      </ul>
    </Part>
  );
}

function Household({ background: { household } }: BackgroundProps) {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const { members, more, ...sum } = household;
  return (
    <Part title={pick(messages.household)}>
      <ul className={classes.rows}>
        {members.length === 0 && <Line name={pick(messages.noHousehold)} />}
        {members.map(({ customerId, fullName, owed, daysPastDue, writtenOff }, index) => (
          <Line
            key={customerId ?? index}
            name={
              customerId === null || fullName === null ? (
                pick(messages.elsewhere)
              ) : (
                <Link to={area.customerBalance(customerId)}>
                  <WrittenText>{pickWritten(fullName, language)}</WrittenText>
                </Link>
              )
            }
            figure={<Money amount={owed} />}
          >
            {daysPastDue > 0 && <Late days={daysPastDue} />}
            {writtenOff > 0 && <WrittenOff amount={writtenOff} />}
          </Line>
        ))}
        {more > 0 && <Line name={pick(moreMembers)(more)} />}
        {(members.length > 0 || sum.most !== null) && <Sum {...sum} />}
      </ul>
    </Part>
  );
}

interface LineProps {
  readonly name: ReactNode;
  readonly figure?: ReactNode;
  /** The facts below the name; null and false are left out. */
  readonly children?: ReactNode;
}

function Line({ name, figure, children }: LineProps) {
  const facts = Children.toArray(children);
  return (
    <Row as="li" gap={[1, 3]} justify="space-between" wraps>
      <div>
        {name}
        {facts.length > 0 && (
          <SecondLine>
            <FactLine>{facts}</FactLine>
          </SecondLine>
        )}
      </div>
      {figure}
    </Row>
  );
}

/** The debt with the agreement, and the lender's limit of it. */
function Sum({ owed, most }: Pick<Background['customer'], 'owed' | 'most'>) {
  const pick = usePick();
  const limit = most === null ? null : pick(limitOf)(formatRupees(most));
  return (
    <Line name={pick(messages.exposure)} figure={<Money amount={owed} />}>
      {limit !== null &&
        (most !== null && owed > most ? <Badge tone="bad" icon={AlertIcon} text={limit} /> : limit)}
    </Line>
  );
}
