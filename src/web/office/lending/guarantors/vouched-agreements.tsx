import { Link } from 'react-router';
import type { KeptGuarantor } from '#contract/lending/guarantors.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { agreementStatusNames } from '../ground/labels/agreement-labels.messages.ts';
import { relationName } from '../ground/labels/guarantor-relations.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';
import { agreementsLead, daysPastDue, messages } from './guarantor.messages.ts';
import classes from './vouched-agreements.module.css';

interface VouchedAgreementsProps {
  readonly guarantor: KeptGuarantor;
}

/** Each agreement that the guarantor vouches for, with a link to its account. */
export function VouchedAgreements({ guarantor: { agreements, exposure } }: VouchedAgreementsProps) {
  const pick = usePick();
  const elsewhere = exposure - agreements.filter(({ status }) => status === 'active').length;
  return (
    <Section title={pick(messages.agreementsTitle)} lead={pick(agreementsLead)(exposure, elsewhere)}>
      {agreements.length === 0 ? (
        <Text tone="muted">{pick(messages.noAgreements)}</Text>
      ) : (
        <ul className={classes.agreements}>
          {agreements.map((agreement) => (
            <VouchedAgreement key={agreement.id} agreement={agreement} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface VouchedAgreementProps {
  readonly agreement: KeptGuarantor['agreements'][number];
}

function VouchedAgreement({ agreement }: VouchedAgreementProps) {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const { id, number, status, relation, customerId, customerName, branch, outstanding } = agreement;
  return (
    <Row as="li" gap={[1, 4]} align="baseline" justify="space-between" wraps pad={[2, 0]}>
      <div>
        <Link to={`${area.customerBalance(customerId)}?agreement=${id}`} className="touch">
          <WrittenText>{pickWritten(customerName, language)}</WrittenText>
        </Link>
        <Text size={2} tone="muted">
          <FactLine>
            <Code>{number}</Code>
            <Code>{branch}</Code>
            <WrittenText>{relationName(relation, language)}</WrittenText>
            {pick(agreementStatusNames[status])}
          </FactLine>
        </Text>
      </div>
      {outstanding > 0 && (
        <Text size={2}>
          <FactLine>
            <span>
              {pick(lendingWords.outstanding)} <Money amount={outstanding} />
            </span>
            {agreement.daysPastDue > 0 && pick(daysPastDue)(agreement.daysPastDue)}
          </FactLine>
        </Text>
      )}
    </Row>
  );
}
