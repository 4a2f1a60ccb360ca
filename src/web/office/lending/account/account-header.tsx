import type { Account, AccountAgreement } from '#contract/lending/account.ts';
import { customerStatusNames } from '#contract/lending/labels/customer-names.messages.ts';
import { otherWritten, pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { LockIcon } from '#web/office/kit/ui/action-icons.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { UserIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { RevealCnic } from '../ground/customer/reveal-cnic.tsx';
import { memberOfStaff } from '../ground/labels/customer-words.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';
import { messages } from './account.messages.ts';
import { AccountMenu, MoneyButton } from './account-actions.tsx';
import { AccountFigure } from './account-figure.tsx';
import classes from './account-header.module.css';
import { CustomerPhoto } from './customer-photo.tsx';
import { ReachButtons } from './reach-buttons.tsx';
import { Relative } from './relative.tsx';

interface AccountHeaderProps {
  /** The heading until the customer's name has loaded. */
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly account: Account | undefined;
  /** The open agreement. */
  readonly chosen: AccountAgreement | undefined;
}

/**
 * The customer's identity, the total debt and the actions in one row. The heading stays the same element, because it holds the
 * focus.
 */
export function AccountHeader({ title, back, account, chosen }: AccountHeaderProps) {
  const pick = usePick();
  const customer = account?.customer;
  const language = useLanguage();
  const name = customer && pickWritten(customer.fullName, language);
  usePageTitle(name ?? title);
  return (
    <Row as="section" gap={[2, 3]} align="center" wraps className={classes.header}>
      <span className={classes.back}>
        <BackLink {...back} />
      </span>
      {customer && <CustomerPhoto customer={customer} name={name ?? ''} />}
      <div className={classes.who}>
        <Row gap={[0, 2]} align="center" wraps className={classes.name}>
          <h1 tabIndex={-1}>{name === undefined ? title : <WrittenText>{name}</WrittenText>}</h1>
          {account && <OtherName account={account} />}
          {account && <Badges account={account} />}
        </Row>
        {account && <Identity account={account} />}
      </div>
      {account && (
        <>
          <Row as="dl" wraps className={classes.figures} aria-label={pick(messages.facts)}>
            <AccountFigure figure="outstanding" account={account} />
            <AccountFigure figure="dueNow" account={account} />
            {account.figures.overpaid > 0 && <AccountFigure figure="overpaid" account={account} />}
          </Row>
          <Row gap={2} align="center">
            <Row as="span" gap={2} className={classes.reach}>
              <ReachButtons customer={account.customer} chosen={chosen} />
            </Row>
            <AccountMenu customer={account.customer} chosen={chosen} />
            <span className={classes.money}>
              <MoneyButton chosen={chosen} />
            </span>
          </Row>
        </>
      )}
    </Row>
  );
}

interface OfAccountProps {
  readonly account: Account;
}

/** The name in the other script, as it is on the other papers. */
function OtherName({ account: { customer } }: OfAccountProps) {
  const other = otherWritten(customer.fullName, useLanguage());
  return (
    other !== null && (
      <Text as={WrittenText} size={4} tone="muted">
        {other}
      </Text>
    )
  );
}

/** A normal customer has none. */
function Badges({ account: { customer, agreements } }: OfAccountProps) {
  const pick = usePick();
  return (
    <>
      {customer.isColleague && <Badge tone="purple" icon={UserIcon} text={pick(memberOfStaff)} />}
      {agreements.some(({ status }) => status === 'written_off') && (
        <Badge tone="bad" icon={AlertIcon} text={pick(lendingWords.writtenOff)} />
      )}
      {customer.status === 'blocked' && (
        <Badge tone="bad" icon={LockIcon} text={pick(customerStatusNames.blocked)} />
      )}
    </>
  );
}

/** The facts that a clerk compares at the counter. A phone has room for the family and the officer. */
function Identity({ account: { customer } }: OfAccountProps) {
  const pick = usePick();
  const officer = customer.officerName !== null && <WrittenText>{pick(customer.officerName)}</WrittenText>;
  return (
    <>
      <Text as="div" size={2} tone="muted" className={classes.onDesk}>
        <FactLine>
          <CustomerPhone phone={customer.phone} />
          <RevealCnic customer={customer} isBrief />
          {officer}
        </FactLine>
      </Text>
      <Text as="div" size={2} tone="muted" className={classes.onPhone}>
        <FactLine>
          <span>
            <Relative customer={customer} />
          </span>
          {officer}
        </FactLine>
      </Text>
    </>
  );
}
