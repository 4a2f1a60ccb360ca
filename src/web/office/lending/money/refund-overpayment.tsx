import { MoneyDrawer, type MoneyDrawerProps } from './money-drawer.tsx';
import { moneyTasks } from './money-tasks.ts';

export function RefundOverpayment(props: MoneyDrawerProps) {
  return <MoneyDrawer {...props} task={moneyTasks.refund} />;
}
