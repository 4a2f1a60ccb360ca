import { Link, useParams } from 'react-router';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { isCleared } from '#domain/lending/clearance/clearance.ts';
import { paidShares } from '#domain/lending/collections/paid-shares.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { MissingRecord } from '#web/office/kit/record/missing-record.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { principalNames } from '../../ground/labels/agreement-labels.messages.ts';
import { itemsTitle } from '../account.messages.ts';
import { messages, onlyThis } from './my-account.messages.ts';
import classes from './my-agreement-page.module.css';
import { MyReceipts } from './my-receipts.tsx';
import { MySchedule } from './my-schedule.tsx';
import { PetalRing } from './petal-ring.tsx';

/** One of a customer's own agreements: its figures, its schedule, its receipts and its papers. */
export function MyAgreementPage() {
  const pick = usePick();
  const { agreementId: id = '' } = useParams();
  const { title } = usePage();
  const back = usePageLink()('customerDashboard');
  const { data, error, refetch } = useEndpoint(agreementEndpoints.getAgreement, { params: { id } });
  return (
    <>
      <BackLink {...back} />
      <PageHeader
        title={data ? pick(itemsTitle)(data.items.map(({ description }) => pick(description))) : title}
        lead={data && <bdi dir="ltr">{data.number}</bdi>}
      />
      {data !== undefined ? (
        <>
          <Figures agreement={data} />
          <MySchedule id={id} />
          <MyReceipts receipts={receiptsOf(data)} />
        </>
      ) : error === null ? (
        <Skeleton height={320} radius="lg" />
      ) : (
        <section className={panel.panel}>
          <MissingRecord
            title={messages.agreementNotOpened}
            failure={error}
            back={back}
            onRetry={() => void refetch()}
          />
        </section>
      )}
    </>
  );
}

interface FiguresProps {
  readonly agreement: Agreement;
}

/** The price, the paid part and the rest; nothing is ever added. */
function Figures({ agreement }: FiguresProps) {
  const pick = usePick();
  const pageLink = usePageLink();
  const { id, contractKind, paymentNumber, price, paid, outstanding, installments } = agreement;
  const figures = [
    { name: principalNames[contractKind], amount: price },
    { name: messages.paidSoFar, amount: paid },
    { name: messages.left, amount: outstanding },
  ];
  return (
    <Section title={pick(messages.whatItIs)} lead={pick(onlyThis[contractKind])}>
      <Row gap={[4, 6]} align="center" wraps className={classes.figures}>
        <PetalRing shares={paidShares(installments)} />
        <Stack as="dl" gap={1} className={classes.facts}>
          {figures.map(({ name, amount }) => (
            <Row key={name.en} gap={3} justify="space-between">
              <dt>{pick(name)}</dt>
              <Text as="dd" weight={600}>
                {pick(saidRupees)(amount)}
              </Text>
            </Row>
          ))}
          <Row gap={3} justify="space-between">
            <dt>{pick(messages.paymentNumber)}</dt>
            <Text as="dd" weight={600}>
              <Ltr>{paymentNumber}</Ltr>
            </Text>
          </Row>
        </Stack>
      </Row>
      <Row gap={2} wraps className={classes.papers}>
        {papersOf(agreement).map((page) => {
          const { to, label, icon: Sign } = pageLink(page, id);
          return (
            <Button key={page} as={Link} to={to} variant="default" leftSection={<Sign size={18} />}>
              {label}
            </Button>
          );
        })}
      </Row>
    </Section>
  );
}

/** The papers that a customer opens and prints. */
const papersOf = (agreement: Agreement) => [
  ...(['myStatement', 'myKeyFacts'] as const),
  ...(isCleared(agreement) ? (['myClearance'] as const) : []),
];

/** Newest first. */
function receiptsOf({ entries }: Agreement) {
  return entries
    .flatMap(({ id, receiptNumber, valuedOn, amount, isReversed, isUnclearedCheque }) =>
      receiptNumber === null
        ? []
        : [{ entryId: id, number: receiptNumber, valuedOn, amount, isVoid: isReversed, isUnclearedCheque }],
    )
    .toReversed();
}
