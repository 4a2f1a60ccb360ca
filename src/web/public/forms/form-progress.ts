import { fieldsOf, type Problems, type VisitorForm } from './kinds/visitor-form.ts';

/** The visitor's progress with a form, and the problems to correct. */
export interface Progress<Field extends string> {
  readonly stage: 'editing' | 'sending' | 'thanked';
  readonly problems: Problems<Field>;
  /** The text above the fields. */
  readonly failure: string | null;
  /** Since the last one was worked off; the summary shows after the first. */
  readonly failedAttempts: number;
}

export type Step<Field extends string> =
  | { readonly type: 'edited'; readonly field: Field }
  | { readonly type: 'found'; readonly field: Field; readonly problem: string }
  | { readonly type: 'sending' }
  | { readonly type: 'failed'; readonly problems: Problems<Field>; readonly failure: string | null }
  | { readonly type: 'sent' }
  | { readonly type: 'started-over' };

export const atFirst = { stage: 'editing', problems: {}, failure: null, failedAttempts: 0 } as const;

export function progressAfter<Field extends string>(
  progress: Progress<Field>,
  step: Step<Field>,
): Progress<Field> {
  switch (step.type) {
    case 'edited': {
      const problems = { ...progress.problems, [step.field]: undefined };
      // A summary whose problems are corrected does not come back at the next empty field.
      const failedAttempts = countOf(problems) === 0 ? 0 : progress.failedAttempts;
      return { ...progress, problems, failure: null, failedAttempts };
    }
    case 'found':
      return { ...progress, problems: { ...progress.problems, [step.field]: step.problem } };
    case 'sending':
      return { ...progress, stage: 'sending', failure: null };
    case 'failed': {
      const failedAttempts = progress.failedAttempts + 1;
      return { stage: 'editing', problems: step.problems, failure: step.failure, failedAttempts };
    }
    case 'sent':
      return { ...atFirst, stage: 'thanked' };
    case 'started-over':
      return progress.stage === 'thanked' ? atFirst : progress;
  }
}

/**
 * The fields with a problem in the error summary, in the order of the page. Before the first attempt, problems are shown only
 * beside the fields.
 */
export function fieldsToCorrect<Field extends string>(
  form: Pick<VisitorForm<Field>, 'empty'>,
  { problems, failedAttempts }: Progress<Field>,
): Field[] {
  return failedAttempts === 0 ? [] : fieldsOf(form).filter((field) => problems[field] !== undefined);
}

function countOf(problems: Problems<string>): number {
  return Object.values(problems).filter((problem) => problem !== undefined).length;
}
