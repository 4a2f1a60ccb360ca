import { isOffered } from '#web/office/kit/keys/is-offered.ts';
import { wordsOn } from '#web/office/kit/keys/words-on.ts';

export interface PageAction {
  readonly name: string;
  readonly press: () => void;
}

/** Buttons and menus of the page itself. Those of a row, of a form or between pages are no actions of the page. */
const actions =
  'main :is([data-button], [role="menuitem"]):not(tr *, li *, form *, nav *, dialog *, [aria-haspopup])';

/**
 * The actions that the open page offers and that can be done now, by the words on their buttons. The shell knows no page, so it reads
 * them from the document; a button in a closed menu counts too.
 */
export function actionsOfPage(): readonly PageAction[] {
  const controls = [...document.querySelectorAll<HTMLElement>(actions)].filter(isOffered);
  const byName = new Map(controls.map((control) => [wordsOn(control), control]));
  byName.delete('');
  return [...byName].map(([name, control]) => ({ name, press: () => control.click() }));
}
