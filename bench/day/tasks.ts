import { agreementTasks } from './agreements.ts';
import type { Task } from './clerk.ts';
import { correctionTasks } from './corrections.ts';
import { customerTasks } from './customers.ts';
import { morningTasks } from './morning.ts';
import { paymentTasks } from './payments.ts';

/** The day of a branch, in its order. */
export const tasks: readonly Task[] = [
  ...morningTasks,
  ...customerTasks,
  ...agreementTasks,
  ...paymentTasks,
  ...correctionTasks,
];
