import type { ReactNode } from 'react';

export interface Toast {
  readonly id: number;
  readonly tone: 'good' | 'warning' | 'bad';
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /**
   * Takes the change back by a command of its own. The change itself is sent at once and never waits for the seconds to end: a
   * closed tab or a lost connection would lose what the reader has seen as done, and colleagues would act on the old state.
   */
  readonly undo?: (() => Promise<void>) | undefined;
}

/** The most toasts; more would cover the page. */
const shownMax = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message for some seconds. It is never the only place of an error. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  set([{ ...toast, id: lastId }, ...toasts].slice(0, shownMax));
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** Removes all toasts: an old message ends when the next task begins. */
export function dismissToasts(): void {
  if (toasts.length > 0) set([]);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function shownToasts(): readonly Toast[] {
  return toasts;
}
