import type { ReactNode } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '../../controls/button.tsx';
import { Row } from '../../layout/row.tsx';
import { Text } from '../../layout/text.tsx';
import { Keys } from '../../ui/keys.tsx';
import { Money } from '../../ui/money.tsx';
import { countChosen, messages } from './choice.messages.ts';
import classes from './choice-bar.module.css';

interface ChoiceBarProps {
  /** The number of chosen rows; the bar is there as long as there are any. */
  readonly count: number;
  /** A sum of the chosen rows, in whole rupees. */
  readonly sum?: { readonly label: string; readonly amount: number };
  readonly onClear: () => void;
  /** The actions on all of them. */
  readonly children: ReactNode;
}

/** The chosen rows of a list at its foot: how many, their sum, and the actions on all of them. */
export function ChoiceBar({ count, sum, onClear, children }: ChoiceBarProps) {
  const pick = usePick();
  if (count === 0) return null;
  return (
    <Row
      as="section"
      gap={[2, 3]}
      align="center"
      wraps
      pad={[2, 4]}
      className={`${classes.bar} screen-only`}
      aria-label={pick(messages.chosen)}
    >
      <Row gap={[0, 4]} align="baseline" wraps role="status" className={classes.count}>
        <Text as="span" weight={600}>
          {pick(countChosen)(count)}
        </Text>
        {sum !== undefined && (
          <span>
            {sum.label} <Money amount={sum.amount} />
          </span>
        )}
      </Row>
      {children}
      <Button variant="subtle" className={classes.clear} aria-keyshortcuts="Escape" onClick={onClear}>
        <span className="visually-hidden">{pick(messages.clear)} </span>
        <span aria-hidden="true">
          <Keys>{'Esc'}</Keys>
        </span>
      </Button>
    </Row>
  );
}
