import type { DueListItem } from '#contract/lending/collections.ts';
import { useLanguage } from '#web/i18n/language.ts';
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
}

/** The list on a phone, one card each, with buttons for a thumb. */
export function DueCards({ items, remind }: DueCardsProps) {
  const language = useLanguage();
  const area = useArea();
  return (
    <ul className={classes.cards}>
      {items.map((item) => (
        <li key={item.agreementId} className={classes.card}>
          <div className={classes.head}>
            <PersonCell
              name={(language === 'ur' && item.customerNameUr) || item.customerName}
              second={item.agreementNumber}
              shape="square"
              to={area.customerBalance(item.customerId)}
            />
            <span className={classes.owed}>
              <Money amount={item.dueNow} />
            </span>
          </div>
          <p className={classes.facts}>
            <LateBadge item={item} />
            <PromiseState item={item} />
            <KeptPromises item={item} />
            <span className={classes.contact}>
              <LastContact item={item} />
            </span>
          </p>
          <div className={classes.ways}>
            <DueActions item={item} remind={remind} />
          </div>
        </li>
      ))}
    </ul>
  );
}
