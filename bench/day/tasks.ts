import type { Task } from './clerk.ts';
import { morningTasks } from './morning.ts';
import { paymentTasks } from './payments.ts';

/** The day of a branch, in its order. */
export const tasks: readonly Task[] = [...morningTasks, ...paymentTasks];
