import { Link } from 'react-router';
import { accountEndpoints } from '#contract/lending/account.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { goodsInARow } from '../ground/labels/goods.messages.ts';
import { messages } from './draft/draft.messages.ts';
import classes from './other-drafts.module.css';

interface OtherDraftsProps {
  readonly customerId: string;
}

/** The drafts that a customer has already, so that nobody starts a second one by mistake. */
export function OtherDrafts({ customerId }: OtherDraftsProps) {
  const pick = usePick();
  const area = useArea();
  const { data } = useEndpoint(accountEndpoints.getAccount, { params: { id: customerId } });
  const drafts = data?.agreements.filter(({ status }) => status === 'draft') ?? [];
  if (drafts.length === 0) return null;
  return (
    <Banner tone="warning" title={pick(messages.otherDrafts)}>
      <ul className={classes.drafts}>
        {drafts.map(({ id, number, items }) => (
          <li key={id}>
            <FactLine>
              <Link className="touch" to={area.editAgreement(customerId, id)}>
                <Code>{number}</Code>
              </Link>
              <WrittenText>{pick(goodsInARow)(items.map(pick))}</WrittenText>
            </FactLine>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
