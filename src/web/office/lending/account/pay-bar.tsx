import type { AccountAgreement, AccountCustomer } from '#contract/lending/account.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { MoneyButton } from './account-actions.tsx';
import classes from './pay-bar.module.css';
import { ReachButtons } from './reach-buttons.tsx';

interface PayBarProps {
  readonly customer: AccountCustomer;
  readonly chosen: AccountAgreement | undefined;
}

/** On a phone the actions of the counter stay under the thumb. */
export function PayBar({ customer, chosen }: PayBarProps) {
  return (
    <Row gap={2} align="center" pad={3} className={`${classes.bar} screen-only`}>
      <ReachButtons customer={customer} chosen={chosen} />
      <span className={classes.money}>
        <MoneyButton chosen={chosen} hasAmount />
      </span>
    </Row>
  );
}
