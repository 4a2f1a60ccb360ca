import type { ReactNode } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { messages } from './portfolio.messages.ts';

interface ChangeProps {
  /** Above 0 when the figure has grown. */
  readonly by: number;
  /** The size of the change, without a sign. */
  readonly amount: string;
  /** The direction that is good news; left out when neither is. */
  readonly good?: 'more' | 'less';
  /** The basis of the comparison. */
  readonly against?: ReactNode;
}

/** The change of a figure: an arrow, a color and, for a screen reader, a word. */
export function Change({ by, amount, good, against }: ChangeProps) {
  const pick = usePick();
  const way = by > 0 ? 'more' : 'less';
  const tone = good === undefined ? 'ink' : good === way ? 'good' : 'bad';
  if (by === 0)
    return (
      <div>
        {pick(messages.noChange)} {against}
      </div>
    );
  return (
    <div>
      <Text as="span" tone={tone} weight={600}>
        <span aria-hidden="true">{by > 0 ? '↑' : '↓'}</span>
        <span className="visually-hidden">{pick(messages[way])}</span> <bdi>{amount}</bdi>
      </Text>{' '}
      {against}
    </div>
  );
}
