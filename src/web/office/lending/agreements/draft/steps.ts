import type { Agreement } from '#contract/lending/agreements.ts';
import type { FormProblems } from '#web/office/kit/form/engine/form-problems.ts';

/** The steps of an agreement, from the items to the request for approval. */
export const steps = ['items', 'plan', 'guarantors', 'statement', 'submit'] as const;
export type Step = (typeof steps)[number];

export function isStep(name: string | null): name is Step {
  return steps.some((step) => step === name);
}

export function stepAfter(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? step;
}

/** The step at which a draft was left, as far as it is known: until its terms are saved again, its plan is only the proposed one. */
export function stepOf({
  consentedVersion,
  guarantors,
  termsVersion,
}: Pick<Agreement, 'consentedVersion' | 'guarantors' | 'termsVersion'>): Step {
  if (consentedVersion === termsVersion) return 'submit';
  if (guarantors.length > 0) return 'statement';
  return termsVersion > 1 ? 'guarantors' : 'plan';
}

const fieldsOfItems: readonly string[] = ['service', 'contractKind', 'items', 'amount', 'notes'];

/** The step whose fields have the first problem; null when there is none. */
export function stepOfProblems(problems: FormProblems): Step | null {
  const found = Object.keys(problems).map((path) => stepOfField(path));
  return steps.find((step) => found.includes(step)) ?? null;
}

function stepOfField(path: string): Step {
  const [name = ''] = path.split('.');
  if (fieldsOfItems.includes(name)) return 'items';
  return name === 'guarantors' ? 'guarantors' : 'plan';
}
