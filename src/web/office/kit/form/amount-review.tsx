import { directionOf, languages } from '#domain/language.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { rupeesParts } from '#domain/money/rupees-parts.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { Text } from '../layout/text.tsx';
import classes from './amount-review.module.css';

interface AmountReviewProps {
  /** The meaning of the amount, and its person: `You received from Nasreen Akhtar`. */
  readonly lead: string;
  /** Not below zero. */
  readonly amount: Rupees;
}

/** An amount to review before it is recorded: its figure, and in words in both languages, so that a typing error is seen. */
export function AmountReview({ lead, amount }: AmountReviewProps) {
  const { unit, digits } = rupeesParts(amount);
  const words = amountInWords(amount);
  return (
    <div className={classes.review}>
      <Text tone="muted">{lead}</Text>
      <p className={classes.figure}>
        <Ltr>
          <span className={classes.unit}>{unit}</span> {digits}
        </Ltr>
      </p>
      {languages.map((language) => (
        <Text
          key={language}
          lang={language}
          dir={directionOf(language)}
          size={language === 'ur' ? 4 : 3}
          weight={600}
        >
          {words[language]}
        </Text>
      ))}
    </div>
  );
}
