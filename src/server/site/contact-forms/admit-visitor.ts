import type { AppContext } from '#server/platform/context.ts';
import type { WaitOutside } from '#server/platform/load-gate.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';

/** The wait before each answer while the lender gets a flood of forms: a third of what a visitor's browser waits at most. */
const floodPauseMs = 6_000;

/** Refuses the form of a visitor while the lender's site is not shown. */
export async function refuseWhileUnpublished({ pool }: AppContext): Promise<void> {
  const { content: publication } = await readSection(pool, 'site_publication');
  if (!publication.isPublished) throw new Refusal('site_not_public');
}

/** Counts a form that was stored, and answers slowly while there is a flood of them. */
export async function slowDownInFlood({ rateLimits }: AppContext, outside: WaitOutside): Promise<void> {
  if (!(await rateLimits.isFloodOfForms())) return;
  await outside(() => new Promise<void>((pausedEnough) => setTimeout(pausedEnough, floodPauseMs)));
}
