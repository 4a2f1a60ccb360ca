import type { ReactNode } from 'react';
import { usePick } from '#web/i18n/language.ts';
import classes from './change.module.css';
import { messages } from './portfolio.messages.ts';

interface ChangeProps {
  /** More than 0 where the figure has become more. */
  readonly by: number;
  /** How much that is, without a sign. */
  readonly amount: string;
  /** Which way is good news; left out where neither is. */
  readonly good?: 'more' | 'less';
  /** What the figure is compared with. */
  readonly against?: ReactNode;
}

/** By how much a figure has become more or less: an arrow, a color and, for a screen reader, a word. */
export function Change({ by, amount, good, against }: ChangeProps) {
  const pick = usePick();
  const way = by > 0 ? 'more' : 'less';
  const tone = good === undefined ? 'none' : good === way ? 'good' : 'bad';
  if (by === 0)
    return (
      <span className={classes.change}>
        {pick(messages.noChange)} {against}
      </span>
    );
  return (
    <span className={classes.change}>
      <span className={classes.amount} data-tone={tone}>
        <span aria-hidden="true">{by > 0 ? '↑' : '↓'}</span>
        <span className="visually-hidden">{pick(messages[way])}</span> <bdi>{amount}</bdi>
      </span>{' '}
      {against}
    </span>
  );
}
