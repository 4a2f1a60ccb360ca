import { check, el, icon, ltr, type Path } from '../dom.ts';
import type { Page } from '../view.ts';

interface State {
  readonly tone: 'bad' | 'warn' | 'calm';
  readonly icon: Path;
  readonly title: string;
  readonly why: string;
  /** The things that are safe in spite of it. */
  readonly safe: string | null;
  readonly action: HTMLElement | null;
  /** The short code to tell the branch. */
  readonly code: string;
}

/** A page that says what happened, what is safe, and what to do. */
export function statePage(state: State, page: Omit<Page, 'body'>): Page {
  return {
    ...page,
    body: [
      el(
        'section',
        { class: 'state-card' },
        el(
          'div',
          { class: 'state-head' },
          el('span', { class: `state-icon ${state.tone}` }, icon(state.icon)),
          el('h2', {}, state.title),
        ),
        el('p', {}, state.why),
        state.safe === null
          ? null
          : el('p', { class: 'state-safe' }, icon(check), el('span', {}, state.safe)),
        state.action,
        el('p', { class: 'code' }, ltr(state.code)),
      ),
    ],
  };
}
