import type { Pool } from 'pg';
import type { Phrase } from '#domain/language.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';

interface Searched {
  readonly name: Phrase;
  readonly cnic: string;
  readonly phone: string;
  readonly agreement: string;
}

const customers = 150;

/** A whole CNIC, phone or agreement number leads to one customer. */
export const wholeNumber = 'a whole number';

/** Texts that people may type to find randomly chosen customers, by the kind of text. */
export async function searchedTexts(pool: Pool): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<Searched>(
    `SELECT ${phraseOf('c.full_name')} AS name, c.cnic, c.phone, a.number AS agreement
       FROM customers c JOIN agreements a ON a.customer_id = c.id
      WHERE c.full_name_ur IS NOT NULL ORDER BY hashtextextended(c.id::text, 7) LIMIT $1`,
    [customers],
  );
  const of = (typed: (row: Searched, nth: number) => readonly string[]) => rows.flatMap(typed);
  return {
    'the first two letters of a word': of(({ name: { en, ur } }, nth) => [
      wordOf(en, nth).slice(0, 2),
      wordOf(ur, nth).slice(0, 2),
    ]),
    'three and four letters of a word': of(({ name: { en, ur } }, nth) => [
      partOf(wordOf(en, nth), 3, nth),
      partOf(wordOf(en, nth), 4, nth),
      partOf(wordOf(ur, nth), 3, nth),
    ]),
    'a word': of(({ name: { en, ur } }, nth) => [wordOf(en, nth), wordOf(ur, nth)]),
    'the whole name': of(({ name }) => Object.values(name)),
    'the last four digits': of(({ cnic, phone }) => [cnic.slice(-4), phone.slice(-4)]),
    'five to eight digits': of(({ cnic, phone }, nth) => [
      partOf(cnic, 5 + (nth % 4), nth),
      partOf(phone, 5 + (nth % 4), nth + 1),
    ]),
    [wholeNumber]: of(({ cnic, phone, agreement }) => [cnic, phone, agreement]),
  };
}

function wordOf(name: string, nth: number): string {
  const words = name.split(' ').filter((word) => word.length > 2);
  return words[nth % words.length] ?? name;
}

function partOf(text: string, length: number, nth: number): string {
  const from = nth % Math.max(1, text.length - length + 1);
  return text.slice(from, from + length);
}
