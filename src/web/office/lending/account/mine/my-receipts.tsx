import { Link } from 'react-router';
import type { MyReceipt } from '#contract/lending/my-account.ts';
import { formatDate } from '#web/format/date-time.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Section } from '#web/office/kit/record/section.tsx';
import { DashIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { PaymentsIcon } from '#web/office/kit/ui/office-icons.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { messages } from './my-account.messages.ts';
import classes from './my-receipts.module.css';

interface MyReceiptsProps {
  readonly receipts: readonly MyReceipt[];
}

/** Each opens as a paper that can be printed. */
export function MyReceipts({ receipts }: MyReceiptsProps) {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  return (
    <Section title={pick(messages.receipts)}>
      {receipts.length === 0 ? (
        <p className={classes.none}>{pick(messages.noReceipts)}</p>
      ) : (
        <ul className={classes.rows}>
          {receipts.map(({ entryId, number, valuedOn, amount, isVoid }) => (
            <li key={entryId} className={classes.row}>
              <span className={classes.sign}>
                <PaymentsIcon size={20} />
              </span>
              <span className={classes.what}>
                <Link to={area.receipt(entryId)}>
                  <Code>{number}</Code>
                </Link>
                <span className={classes.day}>{formatDate(valuedOn, language)}</span>
              </span>
              {isVoid && <Badge tone="quiet" icon={DashIcon} text={pick(messages.void)} />}
              <strong className={classes.amount} data-void={isVoid}>
                {pick(saidRupees)(amount)}
              </strong>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
