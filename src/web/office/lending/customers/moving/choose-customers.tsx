import { Button } from '@mantine/core';
import { customersMovedMax } from '#contract/lending/customer-moves.ts';
import type { CustomerListRow } from '#contract/lending/customers.ts';
import type { Phrase } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { allMatching, chooseNamed, countChosen, messages, tooMany } from './choose-customers.messages.ts';
import classes from './choose-customers.module.css';
import type { ChosenCustomers } from './use-chosen-customers.ts';

interface ChooseCustomersProps {
  readonly chosen: ChosenCustomers;
  /** The customers of this page. */
  readonly shown: readonly string[];
  readonly total: number | null;
  readonly onMove: () => void;
  readonly onStop: () => void;
}

/** The number of selected customers, with buttons to select many at once. */
export function ChooseCustomers({ chosen, shown, total, onMove, onStop }: ChooseCustomersProps) {
  const pick = usePick();
  return (
    <Row
      as="section"
      gap={[1, 2]}
      align="center"
      wraps
      pad={[2, 5]}
      className={classes.bar}
      aria-label={pick(messages.chosen)}
    >
      <Text weight={600} role="status">
        {pick(countChosen)(chosen.count)}
      </Text>
      <Button variant="subtle" onClick={() => chosen.add(shown)}>
        {pick(messages.page)}
      </Button>
      {total !== null && total > shown.length && total <= customersMovedMax && (
        <Button variant="subtle" onClick={chosen.all}>
          {pick(allMatching)(total)}
        </Button>
      )}
      {chosen.count > 0 && (
        <Button variant="subtle" onClick={chosen.none}>
          {pick(messages.none)}
        </Button>
      )}
      <Row gap={2} className={classes.ways}>
        <Button variant="default" onClick={onStop}>
          {pick(messages.stop)}
        </Button>
        <ActionButton disabledReason={whyNot(chosen.count)} onPress={onMove}>
          {pick(messages.move)}
        </ActionButton>
      </Row>
    </Row>
  );
}

function whyNot(count: number): Phrase | null {
  if (count === 0) return messages.nobody;
  if (count <= customersMovedMax) return null;
  return { en: tooMany.en(customersMovedMax), ur: tooMany.ur(customersMovedMax) };
}

interface CustomerChoiceProps {
  readonly customer: Pick<CustomerListRow, 'id' | 'fullName'>;
  readonly chosen: ChosenCustomers;
}

/** The checkbox that selects a customer of the list. */
export function CustomerChoice({ customer: { id, fullName }, chosen }: CustomerChoiceProps) {
  const pick = usePick();
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        aria-label={pick(chooseNamed)(pickWritten(fullName, useLanguage()))}
        checked={chosen.has(id)}
        onChange={() => chosen.toggle(id)}
      />
    </label>
  );
}
