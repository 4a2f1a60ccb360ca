import type { CashMovement } from '#contract/lending/cash/cash-movement.ts';
import { cashMovementNames } from '#contract/lending/labels/cash-names.messages.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';

/** The slip that a question is about: its number, its amount, and the two sides. */
export function TakenBack({ movement }: { readonly movement: CashMovement }) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { number, kind, amount, countedAt, givenByName, countedByName } = movement;
  return (
    <Text>
      {pick(cashMovementNames[kind])} <Code>{number}</Code> ·{' '}
      {formatMoment(instantOf(countedAt), language, now)} · {givenByName && pick(givenByName)} →{' '}
      {pick(countedByName)} · <Money amount={amount} />
    </Text>
  );
}
