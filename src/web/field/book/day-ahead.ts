import type { FieldPreview } from '#contract/lending/field/field-days.ts';
import { type Caller, callField } from './field-calls.ts';

interface Around {
  /** The id of the phone; null before it is registered. */
  readonly deviceId: () => string | null;
  readonly caller: () => Caller;
  readonly changed: () => void;
}

/** The day that could be taken along now, and the cash of earlier days that is still in the hand. Needs the network. */
export class DayAhead {
  readonly #around: Around;
  #isAsked = false;
  preview: FieldPreview | null = null;
  /** The cash in the officer's hand; null before the branch says so. */
  inHand: number | null = null;

  constructor(around: Around) {
    this.#around = around;
  }

  /** After a day is taken, the next look asks again. */
  forget(): void {
    this.#isAsked = false;
    this.preview = null;
    this.inHand = null;
  }

  /** Asks the branch once. Without an answer, the next look asks again. */
  async ask(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const { deviceId, caller, changed } = this.#around;
    const id = deviceId();
    const [preview, cash] = await Promise.all([
      callField('preview', {}, caller()),
      id === null ? null : callField('cash', { query: { deviceId: id } }, caller()),
    ]);
    this.#isAsked = preview.ok;
    if (!preview.ok) return;
    this.preview = preview.data;
    if (cash?.ok) this.inHand = cash.data.inHand;
    changed();
  }
}
