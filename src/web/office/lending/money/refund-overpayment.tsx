import type { DrawerProps } from '../../drawers.ts';
import { MoneyDrawer } from './money-drawer.tsx';
import { moneyTasks } from './money-tasks.ts';

export function RefundOverpayment(props: DrawerProps) {
  return <MoneyDrawer {...props} task={moneyTasks.refund} />;
}
