import { headingKeys } from '#domain/tables/heading-key.ts';

/** A name that also says of whom its owner is a child or the wife. */
export interface Parentage {
  /** The own name; empty where only the other is written. */
  readonly name: string;
  readonly relative: 'father' | 'husband';
  readonly relativeName: string;
  /** The words between the two, as written. */
  readonly mark: string;
}

const marks = /(?:^|\s)(([sdw])\s?[/.]\s?o\.?:?|son of|daughter of|wife of|ولد|بنت|زوجہ|زوجه)\s+/iu;

/** Finds the parentage in a name: `Muhammad Aslam S/O Abdul Ghani`, `کنیز فاطمہ زوجہ محمد رمضان`. Null if there is none. */
export function parentageIn(text: string): Parentage | null {
  const found = marks.exec(text);
  const mark = found?.[1];
  if (found === null || mark === undefined) return null;
  const name = text.slice(0, found.index).trim();
  const relativeName = text.slice(found.index + found[0].length).trim();
  if (relativeName === '') return null;
  return { name, relative: /^(?:w|زوج)/i.test(mark) ? 'husband' : 'father', relativeName, mark };
}

const keysOf = (...headings: string[]) => new Set(headings.flatMap(headingKeys));
const ofFathers = keysOf('Father', 'Father name', 'Father full name', 'والد', 'والد کا نام', 'ولدیت', 'ولد');
const ofHusbands = keysOf('Husband', 'Husband name', 'شوہر', 'شوہر کا نام', 'زوجیت');

/** The relation that the heading of a column of names says of all its rows; null if it may be either. */
export function relativeOfHeading(heading: string): Parentage['relative'] | null {
  const keys = headingKeys(heading);
  if (keys.some((key) => ofFathers.has(key))) return 'father';
  return keys.some((key) => ofHusbands.has(key)) ? 'husband' : null;
}
