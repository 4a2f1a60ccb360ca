import type { CashMovement } from '#contract/lending/cash/cash-movement.ts';
import { cashDifference } from '#domain/lending/cash/cash-movement.ts';
import { rupees } from '#domain/money/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { messages, openInName, takenOverText } from './cash.messages.ts';

interface CountResultProps {
  readonly movement: CashMovement;
}

/** A stored count beside what the giver had said: equal, or with the difference in the giver's name. */
export function CountResult({ movement: { number, amount, offered, givenByName } }: CountResultProps) {
  const pick = usePick();
  const difference = offered === null ? 0 : cashDifference(rupees(offered), rupees(amount));
  return (
    <Stack gap={4} role="status">
      <Banner tone={difference === 0 ? 'good' : 'warning'} title={pick(takenOverText)(number)}>
        {difference !== 0 && givenByName !== null && <p>{pick(openInName)(pick(givenByName))}</p>}
      </Banner>
      <Facts
        facts={[
          ...(offered === null ? [] : [{ label: pick(messages.stated), value: <Money amount={offered} /> }]),
          { label: pick(messages.counted), value: <Money amount={amount} /> },
        ]}
      />
      {offered !== null && (
        <Text size={6} weight={600} tone={difference === 0 ? 'good' : 'bad'}>
          {pick(difference === 0 ? messages.equal : difference < 0 ? messages.short : messages.over)}{' '}
          {difference !== 0 && <Money amount={Math.abs(difference)} />}
        </Text>
      )}
    </Stack>
  );
}
