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
  type Found,
  failed,
  firstState,
  isChanged,
  withoutRow,
  withRow,
} from './form-state.ts';

/** The check of a form: the body for its values, and the contract's own schema, which the server uses too. */
export interface Checking<Values, Body> {
  readonly schema: z.ZodMiniType<unknown, Body>;
  readonly bodyOf: (values: Values) => unknown;
  /** Other problems, by the path of the field. The rule runs on every draft, also on one that the contract refuses. */
  readonly rule?: ((values: Values) => FormProblems) | undefined;
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

/** The problems of a draft by the contract and the form's own rule, if any. For a field with both, the contract's text wins. */
function judge<Values extends object, Body>(
  values: Values,
  { schema, bodyOf, rule }: Checking<Values, Body>,
): Found | null {
  const refused = problemsIn(values, schema.safeParse(bodyOf(values)).error?.issues ?? []);
  const ruled = Object.entries(rule?.(values) ?? {}).filter(
    ([path, problem]) => problem !== undefined && refused[path] === undefined,
  );
  const problems = { ...refused, ...Object.fromEntries(ruled) };
  return Object.keys(problems).length === 0 ? null : { problems, ruled: ruled.map(([path]) => path) };
}

/** The life of one form: its input, its problems, and sending it. It is independent of the screen. */
export function createFormStore<Values extends object>(initial: Values, newKey: () => string = uuidv7) {
  let state = firstState(initial);
  /** The last submission whose outcome is unknown. */
  let unanswered: Submission | null = null;
  const listeners = new Set<() => void>();

  function set(next: FormState<Values>) {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Checks the values against the contract and the form's own rule, and shows the problems. True when there are none. */
  function check<Body>(checking: Checking<Values, Body>): boolean {
    const found = judge(state.values, checking);
    if (found !== null) set(failed(state, found, null));
    return found === null;
  }

  async function submit<Body, Answer>(sending: Sending<Values, Body, Answer>): Promise<void> {
    if (state.isSending || !check(sending)) return;
    const { values } = state;
    // The schema has just validated it.
    const body = sending.bodyOf(values) as Body;
    if (unanswered === null || !isSame(unanswered.body, body)) unanswered = { body, key: newKey() };
    set({ ...state, isSending: true });
    let answer: Answer;
    try {
      answer = await sending.send(body, unanswered.key);
    } catch (thrown) {
      set({ ...state, isSending: false });
      if (!(thrown instanceof ApiFailure)) throw thrown;
      const found = { problems: problemsFrom(state.values, thrown), ruled: [] };
      return set(failed(state, found, thrown));
    }
    unanswered = null;
    set({
      ...state,
      saved: values,
      problems: {},
      ruled: [],
      refusal: null,
      saves: state.saves + 1,
      isSending: false,
    });
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
    /** Resets the form to the current record. */
    restart: (values: Values) => set({ ...firstState(values), failures: state.failures, saves: state.saves }),
    /** Takes over the changes that somebody else saved meanwhile, and returns their fields. */
    catchUp(latest: Values) {
      const changed = changedMeanwhile(state, latest);
      set(caughtUp(state, latest));
      return changed;
    },
    check,
    submit,
  };
}
