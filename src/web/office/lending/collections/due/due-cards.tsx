import type { DueListItem } from '#contract/lending/collections.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import type { Choice } from '#web/office/kit/list/choice/choice.ts';
import { RowChoice } from '#web/office/kit/list/choice/row-choice.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { DueActions } from './due-actions.tsx';
import classes from './due-cards.module.css';
import { KeptPromises, LastContact, LateBadge, PromiseState } from './due-state.tsx';
import type { Remind } from './use-remind.ts';

interface DueCardsProps {
  readonly items: readonly DueListItem[];
  readonly remind: Remind;
  /** The rows chosen to act on together; without it none can be. */
  readonly choice?: Choice<DueListItem>;
}

/** The list on a phone: a card for each agreement, with buttons large enough for a thumb. */
export function DueCards({ items, remind, choice }: DueCardsProps) {
  const language = useLanguage();
  const area = useArea();
  return (
    <ul className={classes.cards}>
      {items.map((item) => (
        <Stack as="li" key={item.agreementId} gap={2} pad={[3, 4]} className={classes.card}>
          <Row gap={[2, 4]} align="start" justify="space-between" wraps className={classes.head}>
            <Row gap={2} align="start">
              {choice !== undefined && <RowChoice row={item} choice={choice} />}
              <PersonCell
                name={pickWritten(item.customerName, language)}
                second={item.agreementNumber}
                shape="square"
                to={area.customerBalance(item.customerId)}
              />
            </Row>
            <Text as="span" size={5} weight={600}>
              <Money amount={item.dueNow} />
            </Text>
          </Row>
          <Row as="p" gap={2} align="center" wraps size={3}>
            <LateBadge item={item} />
            <PromiseState item={item} />
            <KeptPromises item={item} />
            <Text as="span" tone="muted">
              <LastContact item={item} />
            </Text>
          </Row>
          <div className={classes.ways}>
            <DueActions item={item} remind={remind} />
          </div>
        </Stack>
      ))}
    </ul>
  );
}
