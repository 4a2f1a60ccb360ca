import { MoneyDrawer, type MoneyDrawerProps } from './money-drawer.tsx';
import { moneyTasks } from './money-tasks.ts';

export function MoveOverpayment(props: MoneyDrawerProps) {
  return <MoneyDrawer {...props} task={moneyTasks.move} />;
}
