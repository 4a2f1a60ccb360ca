import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { ApiFailure } from '#web/api/api-failure.ts';
import { isSame } from './draft-values.ts';
import { type FormProblems, problemsFrom, problemsIn } from './form-problems.ts';
import {
  caughtUp,
  changedMeanwhile,
  edited,
  type FormState,
  firstState,
  isChanged,
  withoutRow,
  withRow,
} from './form-state.ts';

/** How a form is checked: what is sent for what it shows, and the contract's own schema, which the server holds that to. */
export interface Checking<Values, Body> {
  readonly schema: z.ZodMiniType<unknown, Body>;
  readonly bodyOf: (values: Values) => unknown;
}

export interface Sending<Values, Body, Answer> extends Checking<Values, Body> {
  /** The key names this submission: sent again after a lost answer it is stored once. */
  readonly send: (body: Body, key: string) => Promise<Answer>;
  readonly onSaved: (answer: Answer) => void;
}

interface Submission {
  readonly body: unknown;
  readonly key: string;
}

/** The life of one form: what was entered, what is wrong with it, and sending it. It knows nothing of the screen. */
export function createFormStore<Values extends object>(initial: Values, newKey: () => string = uuidv7) {
  let state = firstState(initial);
  /** The last submission that is not known to be stored. */
  let unanswered: Submission | null = null;
  const listeners = new Set<() => void>();

  function set(next: FormState<Values>) {
    state = next;
    for (const listener of listeners) listener();
  }

  function fail(problems: FormProblems, refusal: string | null) {
    set({ ...state, problems, refusal, failures: state.failures + 1 });
  }

  /** Whether the contract has nothing against the values; what it has is shown. */
  function check<Body>({ schema, bodyOf }: Checking<Values, Body>): boolean {
    const issues = schema.safeParse(bodyOf(state.values)).error?.issues ?? [];
    if (issues.length > 0) fail(problemsIn(state.values, issues), null);
    return issues.length === 0;
  }

  async function submit<Body, Answer>(sending: Sending<Values, Body, Answer>): Promise<void> {
    if (state.isSending || !check(sending)) return;
    const { values } = state;
    // The schema has just found it to be one.
    const body = sending.bodyOf(values) as Body;
    if (unanswered === null || !isSame(unanswered.body, body)) unanswered = { body, key: newKey() };
    set({ ...state, isSending: true });
    let answer: Answer;
    try {
      answer = await sending.send(body, unanswered.key);
    } catch (thrown) {
      set({ ...state, isSending: false });
      if (!(thrown instanceof ApiFailure)) throw thrown;
      return fail(problemsFrom(state.values, thrown), thrown.message);
    }
    unanswered = null;
    set({ ...state, saved: values, problems: {}, refusal: null, saves: state.saves + 1, isSending: false });
    sending.onSaved(answer);
  }

  return {
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isChanged: () => isChanged(state),
    edit: (path: string, value: unknown) => set(edited(state, path, value)),
    addRow: (list: string, row: unknown) => set(withRow(state, list, row)),
    removeRow: (list: string, index: number) => set(withoutRow(state, list, index)),
    /** Begins again with what is on record now. */
    restart: (values: Values) => set({ ...firstState(values), failures: state.failures, saves: state.saves }),
    /** Takes over what somebody else saved meanwhile, and answers which fields that was. */
    catchUp(latest: Values) {
      const changed = changedMeanwhile(state, latest);
      set(caughtUp(state, latest));
      return changed;
    },
    check,
    submit,
  };
}
