import type { Agreement } from '#contract/lending/agreements.ts';
import type { Customer } from '#contract/lending/customers.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Phrase } from '#domain/language.ts';
import type { KeyFacts } from '#domain/lending/agreements/key-facts.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { instantOf } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { PrintIcon } from '#web/office/kit/ui/action-icons.tsx';
import { otherLanguage } from '../../ground/sheet/other-language.ts';
import { paperLender } from '../../ground/sheet/paper-lender.ts';
import { KeyFactStatement, type KeyFactStatementData } from '../../ground/statement/key-fact-statement.tsx';
import { messages } from './statement.messages.ts';
import classes from './statement-pair.module.css';

interface StatementPairProps {
  readonly customer: Customer;
  readonly agreement: Pick<
    Agreement,
    'number' | 'paymentNumber' | 'termsVersion' | 'termsMadeAt' | 'keyFactsEdition'
  > &
    Pick<KeyFactStatementData, 'contractKind' | 'items'>;
  readonly facts: KeyFacts;
  readonly title: Phrase;
  readonly lead: string;
}

/** The key fact statement in both languages, side by side, as it is printed: first in the one that is read here. */
export function StatementPair({ customer, agreement, facts, title, lead }: StatementPairProps) {
  const pick = usePick();
  const read = useLanguage();
  const { data: lender } = useEndpoint(authAddresses.getLender, {}, { staleTime: 300_000 });
  if (lender === undefined) return null;
  const statement = {
    lender: paperLender(lender),
    customer,
    agreementNumber: agreement.number,
    paymentNumber: agreement.paymentNumber,
    version: agreement.termsVersion,
    madeOn: businessDateOf(instantOf(agreement.termsMadeAt)),
    edition: agreement.keyFactsEdition,
    contractKind: agreement.contractKind,
    items: agreement.items,
    facts,
  };
  return (
    <div className={classes.pair}>
      <Section
        title={pick(title)}
        lead={lead}
        actions={
          <Button variant="default" leftSection={<PrintIcon size={18} />} onClick={() => window.print()}>
            {pick(messages.printBoth)}
          </Button>
        }
      >
        <Grid gap={4} column="21.25rem" align="start" pad={6} className={classes.ground}>
          {[read, otherLanguage(read)].map((language) => (
            <div key={language} className={classes.sheet}>
              <KeyFactStatement statement={statement} language={language} />
            </div>
          ))}
        </Grid>
      </Section>
    </div>
  );
}
