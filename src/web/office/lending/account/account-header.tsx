import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import type { Account, AccountAgreement } from '#contract/lending/account.ts';
import { customerLabels } from '#contract/lending/field-labels.ts';
import { customerStatusNames } from '#contract/lending/labels/customer-names.messages.ts';
import type { PaymentPromiseState } from '#domain/lending/collections/payment-promise.ts';
import { otherWritten, pickWritten } from '#domain/written.ts';
import { formatDay, instantOf } from '#web/format/date-time.ts';
import { now } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import cells from '#web/office/kit/record/cells.module.css';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { LockIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { ClockIcon, UserIcon } from '#web/office/kit/ui/office-icons.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useRequestLink } from '#web/office/shell/use-request-link.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { RevealCnic } from '../ground/customer/reveal-cnic.tsx';
import { keptOf } from '../ground/labels/contact-labels.messages.ts';
import { memberOfStaff } from '../ground/labels/customer-words.messages.ts';
import { relationName } from '../ground/labels/guarantor-relations.messages.ts';
import { daysPastDue, fromRequest, messages, ofBranch, relationNames } from './account.messages.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountFigure } from './account-figure.tsx';
import classes from './account-header.module.css';
import { whyNot } from './agreement/why-not.ts';
import { CustomerPhoto } from './customer-photo.tsx';
import { ReachButtons } from './reach-buttons.tsx';

interface AccountHeaderProps {
  /** The heading until the customer's name has loaded. */
  readonly title: string;
  readonly account: Account | undefined;
  /** The open agreement. */
  readonly chosen: AccountAgreement | undefined;
  readonly isMissing: boolean;
}

/** The customer's name, their total debt, and the actions. The heading stays the same element, because it holds the focus. */
export function AccountHeader({ title, account, chosen, isMissing }: AccountHeaderProps) {
  const language = useLanguage();
  const customer = account?.customer;
  const name = customer && pickWritten(customer.fullName, language);
  usePageTitle(name ?? title);
  return (
    <section className={`${panel.panel} ${classes.header}`}>
      <Row gap={4} align="center" wraps pad={5} className={classes.top}>
        {customer && <CustomerPhoto customer={customer} name={name ?? ''} />}
        <div className={classes.who}>
          <Row gap={[1, 3]} align="center" wraps className={classes.name}>
            <h1 tabIndex={-1}>{name === undefined ? title : <WrittenText>{name}</WrittenText>}</h1>
            {account && <OtherName account={account} />}
            {account && <Badges account={account} />}
          </Row>
          {customer && <Lead customer={customer} />}
        </div>
        {account && <AccountActions customer={account.customer} chosen={chosen} />}
      </Row>
      {account !== undefined ? (
        <AccountFacts account={account} chosen={chosen} />
      ) : (
        !isMissing && <Skeleton height={64} radius={0} />
      )}
    </section>
  );
}

interface OtherNameProps {
  readonly account: Account;
}

/** The name in the other script, as it is on the other papers. */
function OtherName({ account: { customer } }: OtherNameProps) {
  const other = otherWritten(customer.fullName, useLanguage());
  return (
    other !== null && (
      <Text as={WrittenText} size={5} tone="muted">
        {other}
      </Text>
    )
  );
}

interface BadgesProps {
  readonly account: Account;
}

function Badges({ account: { customer, figures } }: BadgesProps) {
  const pick = usePick();
  return (
    <>
      {figures.daysPastDue > 0 && (
        <Badge tone="warning" icon={ClockIcon} text={pick(daysPastDue)(figures.daysPastDue)} />
      )}
      {customer.isColleague && <Badge tone="purple" icon={UserIcon} text={pick(memberOfStaff)} />}
      {customer.status === 'blocked' && (
        <Badge tone="bad" icon={LockIcon} text={pick(customerStatusNames.blocked)} />
      )}
    </>
  );
}

interface LeadProps {
  readonly customer: Account['customer'];
}

function Lead({ customer }: LeadProps) {
  const pick = usePick();
  const language = useLanguage();
  const relative = pickWritten(customer.relativeName, language);
  return (
    <Text tone="muted">
      <FactLine>
        <span>
          {pick(relationNames[customer.relative][customer.gender])} <WrittenText>{relative}</WrittenText>
        </span>
        {pick(ofBranch)(pick(customer.branch))}
        {customer.officerName !== null && (
          <span>
            {pick(messages.officer)} <WrittenText>{pick(customer.officerName)}</WrittenText>
          </span>
        )}
        {customer.cameFrom !== null && <CameFrom {...customer.cameFrom} />}
      </FactLine>
    </Text>
  );
}

/** The request that the customer came from, as a link if the reader may open it. */
function CameFrom({ id, receivedAt, isWithinReach }: NonNullable<Account['customer']['cameFrom']>) {
  const pick = usePick();
  const language = useLanguage();
  const requestLink = useRequestLink();
  const text = pick(fromRequest)(formatDay(instantOf(receivedAt), language, now()));
  return isWithinReach ? <Link to={requestLink(id)}>{text}</Link> : text;
}

interface PromisesKeptProps {
  readonly account: Account;
}

/** The count of promises kept so far; nothing while no promise has ended. */
function PromisesKept({ account: { promises } }: PromisesKeptProps) {
  const pick = usePick();
  const count = (wanted: PaymentPromiseState) => promises.filter(({ state }) => state === wanted).length;
  const kept = count('kept');
  const ended = kept + count('broken');
  if (ended === 0) return null;
  return (
    <div>
      <dt>{pick(messages.promises)}</dt>
      <dd>{pick(keptOf)(kept, ended)}</dd>
    </div>
  );
}

interface AccountFactsProps extends Pick<AccountHeaderProps, 'chosen'> {
  readonly account: Account;
}

function AccountFacts({ account, chosen }: AccountFactsProps) {
  const area = useArea();
  const language = useLanguage();
  const pick = usePick();
  const { customer, figures } = account;
  return (
    <Grid
      as="dl"
      column="11rem"
      className={`${cells.cells} ${classes.facts}`}
      aria-label={pick(messages.facts)}
    >
      <AccountFigure figure="outstanding" account={account} />
      <AccountFigure figure="dueNow" account={account} />
      {figures.overpaid > 0 && <AccountFigure figure="overpaid" account={account} />}
      <PromisesKept account={account} />
      <div>
        <dt>{pick(customerLabels.phone)}</dt>
        <dd>
          <CustomerPhone phone={customer.phone} />
          {customer.phone !== null && chosen && whyNot('log_contact', chosen.status) === null && (
            <ReachButtons agreementId={chosen.id} />
          )}
        </dd>
      </div>
      <div>
        <dt>{pick(customerLabels.cnic)}</dt>
        <dd>
          <RevealCnic customer={customer} />
        </dd>
      </div>
      <div data-is-long={customer.guarantors.length > 2}>
        <dt>{pick(messages.guarantors)}</dt>
        <Row as="dd" gap={[1, 4]} wraps>
          {customer.guarantors.length === 0 && <span>{pick(messages.none)}</span>}
          {customer.guarantors.map(({ id, relation, isColleague, ...person }) => (
            <Stack as="span" key={id}>
              <Link to={area.guarantor(id)} className="touch">
                <WrittenText>{pickWritten(person.fullName, language)}</WrittenText>
              </Link>
              <Text as={WrittenText} size={2} tone="muted" weight={400}>
                {relationName(relation, language)}
              </Text>
              {isColleague && <Badge tone="purple" icon={UserIcon} text={pick(memberOfStaff)} />}
            </Stack>
          ))}
        </Row>
      </div>
    </Grid>
  );
}
