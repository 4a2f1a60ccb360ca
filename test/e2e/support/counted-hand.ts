import type { Locator, Page } from '@playwright/test';

/**
 * The times of a person at a keyboard, in seconds, by the keystroke-level model of Card, Moran and Newell (1980): a key of an
 * average typist who is no secretary, a movement of the mouse to a target, a press of its button, the way of the hand between
 * mouse and keys, and the thought before each field and each press.
 */
const times = { key: 0.28, point: 1.1, press: 0.2, homing: 0.4, thought: 1.35 } as const;

/** A person's hand, which counts what it does. A promise about its time depends on the pages, and on no machine. */
export class CountedHand {
  #seconds = 0;
  #interactions = 0;

  get seconds(): number {
    return Math.round(this.#seconds);
  }

  get interactions(): number {
    return this.#interactions;
  }

  async press(target: Locator): Promise<void> {
    this.#count(times.thought + times.point + times.press);
    await target.click();
  }

  async check(target: Locator): Promise<void> {
    this.#count(times.thought + times.point + times.press);
    await target.check();
  }

  /** Goes to the field with the mouse, types, and goes back to the mouse. */
  async type(field: Locator, text: string): Promise<void> {
    this.#count(times.thought + times.point + times.press + 2 * times.homing + text.length * times.key);
    await field.fill(text);
  }

  /** Presses a key, or two at once, without a way to the mouse. */
  async key(page: Page, key: string): Promise<void> {
    this.#count(times.thought + key.split('+').length * times.key);
    await page.keyboard.press(key);
  }

  /** Types where the focus is. */
  async keys(page: Page, text: string): Promise<void> {
    this.#count(times.thought + text.length * times.key);
    await page.keyboard.type(text);
  }

  /** Opens the list and presses an entry. */
  async choose(list: Locator, entry: string | { readonly index: number }): Promise<void> {
    this.#count(times.thought + 2 * (times.point + times.press));
    await list.selectOption(entry);
  }

  #count(seconds: number): void {
    this.#interactions += 1;
    this.#seconds += seconds;
  }
}
