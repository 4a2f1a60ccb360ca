import { Link } from 'react-router';
import type { Agreement } from '#contract/lending/agreements.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { UserIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { memberOfStaff } from '../../ground/labels/customer-words.messages.ts';
import { relationName } from '../../ground/labels/guarantor-relations.messages.ts';
import { messages, otherAgreements } from '../account.messages.ts';
import { AsidePanel } from './aside-panel.tsx';

interface GuarantorsProps {
  readonly agreement: Agreement;
}

/** The guarantors of the open agreement, each with the other agreements that they answer for. */
export function Guarantors({ agreement: { guarantors, status } }: GuarantorsProps) {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const own = status === 'active' ? 1 : 0;
  return (
    <AsidePanel title={pick(messages.guarantors)} count={guarantors.length}>
      <Stack as="ul" gap={3}>
        {guarantors.map(({ id, fullName, relation, phone, exposure, isColleague }) => {
          const name = pickWritten(fullName, language);
          const others = (exposure ?? 0) - own;
          return (
            <Row as="li" key={id} gap={3} align="start">
              <Avatar name={name} shape="square" />
              <Stack>
                <Link to={area.guarantor(id)} className="touch">
                  <WrittenText>{name}</WrittenText>
                </Link>
                <Text as="div" size={2} tone="muted">
                  <FactLine>
                    <WrittenText>{relationName(relation, language)}</WrittenText>
                    {phone !== null && <CustomerPhone phone={phone} />}
                  </FactLine>
                </Text>
                {others > 0 && (
                  <Text size={2} tone="warning" weight={600}>
                    {pick(otherAgreements)(others)}
                  </Text>
                )}
                {isColleague === true && <Badge tone="purple" icon={UserIcon} text={pick(memberOfStaff)} />}
              </Stack>
            </Row>
          );
        })}
      </Stack>
    </AsidePanel>
  );
}
