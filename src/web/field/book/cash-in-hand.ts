import type { FieldCash } from '#contract/lending/field/field-cash.ts';
import { type Caller, callField, type Outcome, type Unanswered } from './field-calls.ts';

interface Around {
  /** The id of the phone; null before it is registered. */
  readonly deviceId: () => string | null;
  readonly caller: () => Caller;
  readonly changed: () => void;
}

/** The cash in the officer's hand as the branch has it in its books, and its way to the drawer. In memory only: it needs the network. */
export class CashInHand {
  readonly #around: Around;
  /** The offer on its way: sent again after a lost answer, it is made once. */
  #offering: { readonly branchId: string; readonly amount: number; readonly key: string } | null = null;
  known: FieldCash | null = null;
  /** The refusal of the last call. Null if it was answered. */
  refused: Unanswered | null = null;
  isBusy = false;
  /** True while its page is open. */
  isShown = false;
  /** True if the reader unfolded the earlier slips. */
  showsAll = false;

  constructor(around: Around) {
    this.#around = around;
  }

  forget(): void {
    this.known = null;
    this.refused = null;
    this.showsAll = false;
  }

  showAll(): void {
    this.showsAll = true;
    this.#around.changed();
  }

  /** Asks the branch again. Old figures go, if it does not answer. */
  async read(): Promise<void> {
    const deviceId = this.#around.deviceId();
    if (deviceId === null || this.isBusy) return;
    this.isBusy = true;
    const answer = await callField('cash', { query: { deviceId } }, this.#around.caller());
    this.isBusy = false;
    this.known = answer.ok ? answer.data : null;
    this.refused = answer.ok ? null : answer;
    this.#around.changed();
  }

  /** Offers all that is in the hand to the drawer, once however often the answer is lost. */
  async handOver(): Promise<void> {
    const { known } = this;
    if (known === null || known.drawer === null || known.inHand <= 0 || this.isBusy) return;
    const offered = { branchId: known.drawer.branchId, amount: known.inHand };
    const { key, ...body } =
      this.#offering?.amount === offered.amount ? this.#offering : { ...offered, key: crypto.randomUUID() };
    this.#offering = { ...body, key };
    await this.#do(() => callField('handOver', { body, key }, this.#around.caller()));
  }

  async takeBack(id: string): Promise<void> {
    if (this.isBusy) return;
    await this.#do(() => callField('takeBack', { params: { id } }, this.#around.caller()));
  }

  async #do(call: () => Promise<Outcome<unknown>>): Promise<void> {
    this.isBusy = true;
    this.#around.changed();
    const done = await call();
    this.isBusy = false;
    if (done.ok || done.code !== 'network') this.#offering = null;
    await this.read();
    if (!done.ok) this.refused = done;
    this.#around.changed();
  }
}
