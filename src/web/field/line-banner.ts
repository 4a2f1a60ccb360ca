import { arrowUp, check, danger, el, icon, noNetwork } from './dom.ts';
import { allArrived, fieldTexts, sendingNow } from './field.messages.ts';
import type { View } from './view.ts';

/** The time for which a line says that all arrived. */
const arrivedMs = 4_000;

interface Said {
  readonly tone: 'no-line' | 'sends' | 'arrived';
  readonly icon: string;
  readonly text: string;
}

/** The line below the head: no network, what is sent once it is back, and that it arrived. */
export class LineBanner {
  readonly element = el('p', { class: 'banner', role: 'status', hidden: true });
  readonly #changed: () => void;
  /** True since the network was gone, until all that can be sent is sent. */
  #wasGone = false;
  /** The items that waited when the network came back. */
  #waited = 0;
  #arrived = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  tell(view: View): void {
    const said = this.#said(view);
    const { element } = this;
    element.hidden = said === null;
    // A reader of the screen hears a text again only if it changed.
    if (said === null || element.textContent === said.text) return;
    element.className = `banner ${said.tone}`;
    element.replaceChildren(icon(said.icon), el('span', {}, said.text));
  }

  #said({ book, t }: View): Said | null {
    const noLine: Said = { tone: 'no-line', icon: noNetwork, text: t(fieldTexts.offline) };
    if (!navigator.onLine || book.line === 'offline') {
      this.#wasGone = true;
      this.#waited = book.unsent;
      this.#arrived = 0;
      return noLine;
    }
    if (book.line === 'sending' && this.#wasGone) {
      if (book.unsent >= this.#waited) return noLine;
      return { tone: 'sends', icon: arrowUp, text: t(sendingNow)(book.unsent) };
    }
    if (book.line !== 'sending') this.#hasLine(book.unsent);
    if (book.line === 'signed_out') return { tone: 'no-line', icon: danger, text: t(fieldTexts.signedOut) };
    if (book.line === 'other_officer')
      return { tone: 'no-line', icon: danger, text: t(fieldTexts.otherOfficer) };
    if (this.#arrived === 0) return null;
    return { tone: 'arrived', icon: check, text: t(allArrived)(this.#arrived) };
  }

  #hasLine(unsent: number): void {
    if (!this.#wasGone) return;
    this.#wasGone = false;
    if (unsent > 0 || this.#waited === 0) return;
    this.#arrived = this.#waited;
    setTimeout(() => {
      this.#arrived = 0;
      this.#changed();
    }, arrivedMs);
  }
}
