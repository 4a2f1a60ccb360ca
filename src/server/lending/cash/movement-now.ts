import { invariant } from '#domain/invariant.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { AppContext } from '#server/platform/context.ts';
import { readMovement } from './cash.queries.ts';
import { cashMovementView } from './cash.view.ts';

interface Reading {
  readonly context: AppContext;
  readonly actor: Actor;
}

/** The answer to a command that moved cash, or said something about a movement. */
export async function movementNow({ context, actor }: Reading, id: string) {
  const movement = await readMovement(context.pool, id);
  invariant(movement !== undefined, 'a movement stays');
  return { data: cashMovementView(movement, actor.userId) };
}
