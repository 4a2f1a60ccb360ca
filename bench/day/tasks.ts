import { agreementTasks } from './agreements.ts';
import type { Task } from './clerk.ts';
import { closingTasks } from './closing.ts';
import { collectionTasks } from './collections.ts';
import { correctionTasks } from './corrections.ts';
import { customerTasks } from './customers.ts';
import { deskTasks } from './desk.ts';
import { findingTasks } from './finding.ts';
import { morningTasks } from './morning.ts';
import { paymentTasks } from './payments.ts';
import { superadminTasks } from './superadmin.ts';

/** The day of a branch, in its order. */
export const tasks: readonly Task[] = [
  ...morningTasks,
  ...deskTasks,
  ...customerTasks,
  ...agreementTasks,
  ...paymentTasks,
  ...correctionTasks,
  ...collectionTasks,
  ...findingTasks,
  ...closingTasks,
  ...superadminTasks,
];
