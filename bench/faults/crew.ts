import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../http-posting.ts';
import { type Answer, type Counter, newPayment, openCounter, type Payment, send } from './teller.ts';

/** The user that they sign in as. */
export interface SignIn {
  readonly identifier: string;
  readonly password: string;
}

/** The statuses after which a payment is retried: no database, and a posting that waits for others. */
const comeAgain = new Set([409, 503]);
const againMs = 100;

/** More refusals than this in a run are a bug of the test. */
const refusalsMax = 20;

/**
 * Tellers that post without a pause, one payment after the other. A payment that was not answered is sent again under its key,
 * as soon as there is a server: what a clerk does who saw no answer.
 */
export class Crew {
  readonly payments: Payment[] = [];
  readonly #agreementIds: readonly string[];
  readonly #counters: readonly Counter[];
  #servers = Promise.withResolvers<readonly string[]>();
  #isDone = false;
  #answered = 0;
  #awaited: { readonly count: number; readonly reach: () => void } | undefined;
  #refusals: string[] = [];
  #unavailable = 0;
  #answeredAt: number | undefined;
  #longestSilenceMs = 0;

  private constructor(counters: readonly Counter[], agreementIds: readonly string[]) {
    this.#counters = counters;
    this.#agreementIds = agreementIds;
  }

  static async signIn(
    address: string,
    { identifier, password }: SignIn,
    agreementIds: readonly string[],
    tellers: number,
  ): Promise<Crew> {
    const counters: Counter[] = [];
    for (let teller = 0; teller < tellers; teller += 1)
      counters.push(openCounter(await signIn(address, identifier, password)));
    return new Crew(counters, agreementIds);
  }

  /** Number of payments answered as recorded. */
  get answered(): number {
    return this.#answered;
  }

  /** Number of answers with a time to retry, because there was no database or no space. */
  get unavailable(): number {
    return this.#unavailable;
  }

  /** The longest time in which none of the tellers was answered. */
  get longestSilenceMs(): number {
    return this.#longestSilenceMs;
  }

  /** Answers that neither record a payment nor ask for a retry: there should be none. */
  get refusals(): readonly string[] {
    return this.#refusals;
  }

  /** Of several, each teller goes to one. */
  serverIsAt(...addresses: readonly string[]): void {
    this.#servers.resolve(addresses);
  }

  serverIsGone(): void {
    this.#servers = Promise.withResolvers();
  }

  /** Starts the tellers; resolves when each has the answer to their last payment. */
  async work(): Promise<void> {
    await Promise.all(this.#counters.map((counter, teller) => this.#post(counter, teller)));
  }

  /** The payments under way are the last ones. */
  finish(): void {
    this.#isDone = true;
  }

  /** Settles once so many more payments were answered. */
  answeredMore(more: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#awaited = { count: this.#answered + more, reach: resolve };
    return promise;
  }

  /** Sends everything once more, and returns the number of answers that differ from the first. */
  async answeredOtherwise(address: string): Promise<number> {
    let otherwise = 0;
    const left = [...this.payments];
    const resend = async (counter: Counter) => {
      for (let payment = left.pop(); payment !== undefined; payment = left.pop()) {
        const again = await send(address, counter, payment);
        if (again?.status !== 200 || again.text !== payment.answer) otherwise += 1;
      }
    };
    await Promise.all(this.#counters.map(resend));
    return otherwise;
  }

  async #post(counter: Counter, teller: number): Promise<void> {
    for (let turn = teller; !this.#isDone; turn += 1) {
      // Two tellers on each agreement, so that a fault meets postings that wait for one another.
      const agreementId = this.#agreementIds[(turn >> 1) % this.#agreementIds.length] ?? '';
      const payment = newPayment(agreementId);
      this.payments.push(payment);
      while (payment.answer === undefined) this.#note(payment, await this.#try(counter, teller, payment));
    }
  }

  async #try(counter: Counter, teller: number, payment: Payment): Promise<Answer | null> {
    const addresses = await this.#servers.promise;
    const answer = await send(addresses[teller % addresses.length] ?? '', counter, payment);
    if (answer?.status !== 200) await pause(againMs);
    return answer;
  }

  #note(payment: Payment, answer: Answer | null): void {
    if (answer === null) return;
    if (answer.status === 503) this.#unavailable += 1;
    if (answer.status !== 200) {
      const isBare = answer.status === 503 && !answer.saysWhen;
      if (isBare || !comeAgain.has(answer.status)) this.#refusals.push(`${answer.status} ${answer.text}`);
      if (this.#refusals.length > refusalsMax) throw new Error(this.#refusals.join('\n'));
      return;
    }
    payment.answer = answer.text;
    const now = performance.now();
    this.#longestSilenceMs = Math.max(this.#longestSilenceMs, now - (this.#answeredAt ?? now));
    this.#answeredAt = now;
    this.#answered += 1;
    if (this.#awaited !== undefined && this.#answered >= this.#awaited.count) this.#awaited.reach();
  }
}
