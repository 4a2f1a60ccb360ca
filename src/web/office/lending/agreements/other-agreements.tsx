import { Link } from 'react-router';
import { type AccountAgreement, accountEndpoints } from '#contract/lending/account.ts';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { goodsInARow } from '../ground/labels/goods.messages.ts';
import { messages } from './draft/draft.messages.ts';
import classes from './other-agreements.module.css';

interface OtherAgreementsProps {
  readonly customerId: string;
}

/** The drafts that a customer has already, so that nobody starts a second one by mistake, and what was written off before. */
export function OtherAgreements({ customerId }: OtherAgreementsProps) {
  const area = useArea();
  const { data } = useEndpoint(accountEndpoints.getAccount, { params: { id: customerId } });
  const of = (wanted: AccountAgreement['status']) =>
    data?.agreements.filter(({ status }) => status === wanted) ?? [];
  return (
    <>
      <Told
        title={messages.writtenOff}
        agreements={of('written_off')}
        addressOf={(id) => `${area.customerBalance(customerId)}?agreement=${id}`}
      />
      <Told
        title={messages.otherDrafts}
        agreements={of('draft')}
        addressOf={(id) => area.editAgreement(customerId, id)}
      />
    </>
  );
}

interface ToldProps {
  readonly title: Phrase;
  readonly agreements: readonly AccountAgreement[];
  readonly addressOf: (id: string) => string;
}

/** Nothing if there is none. */
function Told({ title, agreements, addressOf }: ToldProps) {
  const pick = usePick();
  if (agreements.length === 0) return null;
  return (
    <Banner tone="warning" title={pick(title)}>
      <ul className={classes.agreements}>
        {agreements.map(({ id, number, items, writtenOff }) => (
          <li key={id}>
            <FactLine>
              <Link className="touch" to={addressOf(id)}>
                <Code>{number}</Code>
              </Link>
              <WrittenText>{pick(goodsInARow)(items.map(pick))}</WrittenText>
              {writtenOff > 0 && <Money amount={writtenOff} />}
            </FactLine>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
