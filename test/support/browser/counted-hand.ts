import type { Locator, Page } from '@playwright/test';

/**
 * The times of a person at a keyboard, in seconds, by the keystroke-level model of Card, Moran and Newell (1980): a movement of the
 * mouse to a target, a press of its button, the way of the hand between mouse and keys, and the thought before each press and each
 * command.
 */
const times = { point: 1.1, press: 0.2, homing: 0.4, thought: 1.35 } as const;

/** The seconds of a key, by the same model: of somebody who is no typist, and of an average skilled one. */
const keySeconds = { beginner: 0.28, trained: 0.2 } as const;

/** The letters that choose an entry of a list. */
const choiceLetters = 2;

/** Tab leads to a field that is further away more slowly than the mouse. */
const tabsMax = 8;

/**
 * A person's hand, which counts what it does: a press, a field that is filled in, a key or two at once, a choice in a list.
 * A promise about its time depends on the pages, and on no machine.
 */
export class CountedHand {
  #seconds = 0;
  #interactions = 0;
  /** By the rules of the model nobody thinks between the fields of a form, nor before the key that ends what was typed. */
  #isTyping = false;
  readonly #key: number;

  constructor(typist: keyof typeof keySeconds = 'beginner') {
    this.#key = keySeconds[typist];
  }

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
    this.#count(this.#thought() + times.point + times.press + 2 * times.homing + text.length * this.#key);
    this.#isTyping = true;
    await field.fill(text);
  }

  /** Goes on to a field with Tab, and types over what is in it. */
  async tabTo(page: Page, field: Locator, text: string): Promise<void> {
    const tabs = await this.#tab(page, field);
    this.#count(this.#thought() + (tabs + text.length) * this.#key);
    this.#isTyping = true;
    await page.keyboard.type(text);
  }

  /** Goes on to a list with Tab, and types the beginning of an entry. */
  async tabToChoose(page: Page, list: Locator, entry: string | { readonly index: number }): Promise<void> {
    const tabs = await this.#tab(page, list);
    this.#count(this.#thought() + (tabs + choiceLetters) * this.#key);
    this.#isTyping = true;
    await list.selectOption(entry);
  }

  /** Presses a key, or two at once, without a way to the mouse. */
  async key(page: Page, key: string): Promise<void> {
    this.#count(this.#thought() + key.split('+').length * this.#key);
    await page.keyboard.press(key);
  }

  /** Types where the focus is. */
  async keys(page: Page, text: string): Promise<void> {
    this.#count(this.#thought() + text.length * this.#key);
    this.#isTyping = true;
    await page.keyboard.type(text);
  }

  /** Opens the list and presses an entry. */
  async choose(list: Locator, entry: string | { readonly index: number }): Promise<void> {
    this.#count(times.thought + 2 * (times.point + times.press));
    await list.selectOption(entry);
  }

  /** Opens the browser's own dialog, and presses a file there. */
  async chooseFile(field: Locator, buffer: Buffer): Promise<void> {
    this.#count(times.thought + times.point + times.press);
    this.#count(times.point + 2 * times.press);
    await field.setInputFiles({ name: 'picture.jpg', mimeType: 'image/jpeg', buffer });
  }

  /** Types an address into the browser. */
  async visit(page: Page, address: string): Promise<void> {
    this.#count(times.thought + 2 * this.#key);
    this.#count((address.length + 1) * this.#key);
    await page.goto(address);
  }

  #thought(): number {
    return this.#isTyping ? 0 : times.thought;
  }

  async #tab(page: Page, field: Locator): Promise<number> {
    for (let tabs = 1; tabs <= tabsMax; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await field.evaluate((own) => own === document.activeElement)) return tabs;
    }
    throw new Error(`${field} is more than ${tabsMax} fields away`);
  }

  #count(seconds: number): void {
    this.#isTyping = false;
    this.#interactions += 1;
    this.#seconds += seconds;
  }
}
