import { Link } from 'react-router';
import type { MyReceipt } from '#contract/lending/my-account.ts';
import { formatDate } from '#web/format/date-time.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { DashIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { PaymentsIcon } from '#web/office/kit/ui/office-icons.tsx';
import { Tile } from '#web/office/kit/ui/tile.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { chequeNotCleared, messages } from './my-account.messages.ts';
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
        <Text tone="muted">{pick(messages.noReceipts)}</Text>
      ) : (
        <ul>
          {receipts.map(({ entryId, number, valuedOn, amount, isVoid, isUnclearedCheque }) => (
            <Row as="li" gap={3} align="center" pad={[2, 0]} key={entryId} className={classes.row}>
              <Tile icon={PaymentsIcon} />
              <Stack as="span" align="start" className={classes.what}>
                <Link to={area.receipt(entryId)} className="touch">
                  <Code>{number}</Code>
                </Link>
                <Text as="span" size={3} tone="muted">
                  {formatDate(valuedOn, language)}
                </Text>
              </Stack>
              {isUnclearedCheque && <Badge tone="warning" icon={DashIcon} text={pick(chequeNotCleared)} />}
              {isVoid && <Badge tone="quiet" icon={DashIcon} text={pick(messages.void)} />}
              <Text
                as="strong"
                weight={isVoid ? 400 : 600}
                tone={isVoid ? 'muted' : undefined}
                className={isVoid ? classes.void : undefined}
              >
                {pick(saidRupees)(amount)}
              </Text>
            </Row>
          ))}
        </ul>
      )}
    </Section>
  );
}
