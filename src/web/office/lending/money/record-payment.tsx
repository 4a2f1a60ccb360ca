import { MoneyDrawer, type MoneyDrawerProps } from './money-drawer.tsx';
import { moneyTasks } from './money-tasks.ts';

export function RecordPayment(props: MoneyDrawerProps) {
  return <MoneyDrawer {...props} task={moneyTasks.payment} />;
}
