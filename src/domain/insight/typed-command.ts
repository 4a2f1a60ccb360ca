import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { parseRupees } from '#domain/money/read-rupees.ts';
import { isPayableAmount, type Rupees } from '#domain/money/rupees.ts';
import { toLatinDigits } from '#domain/person/digits.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { readDate } from '#domain/tables/read-date.ts';

/** The tasks with a customer that a typed command can name. */
export const commandTasks = [
  'pay',
  'promise',
  'log_contact',
  'relief',
  'reschedule',
  'statement',
  'agreement',
] as const;
export type CommandTask = (typeof commandTasks)[number];

/** A command as it was typed: `pay 4,300 to Samina`, `promise 2,000 Nasreen 21 Nov`. */
export interface TypedCommand {
  readonly task: CommandTask;
  /** Null if none was typed, or the task has none. */
  readonly amount: Rupees | null;
  /** The day of a promise, from today on. Null if none was typed, or the task has none. */
  readonly day: CalendarDate | null;
  /** The name, phone or number of the customer, as typed. */
  readonly customer: string;
}

/** The words of each task in English, in Urdu and in Urdu written in Latin letters. The longer phrases come first. */
const taskWords: Readonly<Record<CommandTask, readonly string[]>> = {
  pay: [
    ...[
      'take payment from',
      'take payment',
      'record payment',
      'payment from',
      'received from',
      'receive',
      'received',
    ],
    ...['payment', 'pay', 'paid', 'record', 'take'],
    ...['ادائیگی درج', 'ادائیگی لیں', 'رقم وصول', 'ادائیگی', 'وصول', 'وصولی', 'جمع', 'ادا'],
    ...['raqam wasool', 'adaigi', 'adaaigi', 'wasool', 'wusool', 'vasool', 'jama', 'ada'],
  ],
  promise: ['record promise', 'promised', 'promise', 'وعدہ', 'wada', 'waada', 'vada'],
  log_contact: [
    ...['log contact', 'log call', 'called', 'call', 'phone call'],
    ...['رابطہ درج', 'رابطہ', 'فون', 'کال', 'rabta', 'phone', 'fon', 'kaal'],
  ],
  relief: ['request relief', 'relief', 'رعایت', 'riayat', 'reayat', 'rayat'],
  reschedule: [
    ...['request new schedule', 'new schedule', 'new dates', 'reschedule', 'نیا شیڈول', 'نئی تاریخیں'],
    ...['naya schedule', 'naya shedule', 'nayi tareekhein'],
  ],
  statement: ['statement of', 'statement', 'گوشوارہ', 'goshwara', 'goshwarah'],
  agreement: [
    'new agreement for',
    'new agreement',
    'agreement for',
    'نیا معاہدہ',
    'naya muahida',
    'naya moahida',
  ],
};

/** Words around the name and the amount that say nothing more. */
const fillers = new Set(
  [
    ...['to', 'from', 'for', 'of', 'by', 'on', 'rs', 'pkr', 'rupees', 'rupee', 'in', 'cash'],
    ...['سے', 'کو', 'کا', 'کی', 'کے', 'نے', 'لیے', 'روپے', 'روپیہ', 'درج', 'کریں', 'کرو', 'لیں', 'نقد'],
    ...['se', 'ko', 'ka', 'ki', 'ke', 'ne', 'rupay', 'rupaye', 'karo', 'karein', 'karen', 'lo', 'naqad'],
  ].map(foldForSearch),
);

const phrases = commandTasks
  .flatMap((task) => taskWords[task].map((phrase) => ({ task, words: foldForSearch(phrase).split(' ') })))
  .toSorted((one, other) => other.words.length - one.words.length);

/** Tasks with money. A number beside another task names the customer. */
const hasAmount: readonly CommandTask[] = ['pay', 'promise'];

/** Days that are named from today. `kal` is the day before and the day after in Urdu; nobody promises for the day before. */
const nearDays = new Map(
  [
    ...['today', 'aaj', 'aj', 'آج'].map((word) => [word, 0] as const),
    ...['tomorrow', 'kal', 'کل'].map((word) => [word, 1] as const),
  ].map(([word, days]) => [foldForSearch(word), days]),
);

/**
 * Reads a task, an amount, a day and a customer from words in any order, in English, Urdu or Urdu in Latin letters. Null if no task is
 * named. The day of a promise is a day and a month, or today or tomorrow. The first whole number of rupees without a leading zero and below a hundred million is the amount; others, such as a
 * phone's last four digits, stay with the customer.
 */
export function readCommand(text: string, today: CalendarDate): TypedCommand | null {
  const typed = text.split(/\s+/).filter((word) => foldForSearch(word) !== '');
  const folded = typed.map(foldForSearch);
  const named = phrases
    .map(({ task, words }) => ({ task, at: placeOf(words, folded), length: words.length }))
    .find(({ at }) => at !== -1);
  if (named === undefined) return null;
  const others = typed.toSpliced(named.at, named.length);
  const typedDay = named.task === 'promise' ? dayIn(others, today) : null;
  const rest = typedDay === null ? others : others.toSpliced(typedDay.at, typedDay.length);
  const amounts = hasAmount.includes(named.task) ? rest.map(amountIn) : [];
  const amountAt = amounts.findIndex((amount) => amount !== null);
  return {
    task: named.task,
    amount: amounts[amountAt] ?? null,
    day: typedDay?.day ?? null,
    customer: rest.filter((word, index) => index !== amountAt && !fillers.has(foldForSearch(word))).join(' '),
  };
}

const receiptWords = new Set(['receipt', 'voucher', 'رسید', 'واؤچر', 'raseed', 'rasid'].map(foldForSearch));
const numberWords = new Set(['no', 'number', 'نمبر', 'nambar'].map(foldForSearch));

/** The number in a text that names a receipt or a voucher by it, such as `receipt 2217`; null for every other text. */
export function receiptNumberIn(text: string): string | null {
  const words = text.split(/\s+/).filter((word) => foldForSearch(word) !== '');
  const others = words.filter((word) => !receiptWords.has(foldForSearch(word)));
  const [number = '', ...more] = others.filter((word) => !numberWords.has(foldForSearch(word)));
  return others.length < words.length && more.length === 0 && /\d/.test(toLatinDigits(number))
    ? number
    : null;
}

/** The first place of words that follow each other; -1 if there is none. */
function placeOf(words: readonly string[], among: readonly string[]): number {
  return among.findIndex((_, index) => words.every((word, offset) => among[index + offset] === word));
}

interface TypedDay {
  readonly day: CalendarDate;
  readonly at: number;
  readonly length: number;
}

/** The first day that the words name: without a year it is the next one. */
function dayIn(words: readonly string[], today: CalendarDate): TypedDay | null {
  for (const [at, word] of words.entries()) {
    const days = nearDays.get(foldForSearch(word));
    if (days !== undefined) return { day: addDays(today, days), at, length: 1 };
    const day = nextDay(`${word} ${words[at + 1] ?? ''}`, today);
    if (day !== null) return { day, at, length: 2 };
  }
  return null;
}

/** The next day of this name: of this year, or else of the next one. */
function nextDay(dayAndMonth: string, today: CalendarDate): CalendarDate | null {
  if (!/\p{L}/u.test(dayAndMonth)) return null;
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].map((each) => readDate(`${dayAndMonth} ${each}`, null));
  const next = days.find((reading) => reading.ok && reading.date >= today);
  return next?.ok ? next.date : null;
}

/** A phone and a CNIC are no amounts. */
function amountIn(word: string): Rupees | null {
  const amount = parseRupees(word);
  const isAmount = amount !== null && isPayableAmount(amount) && amount < 100_000_000;
  return isAmount && !foldForSearch(word).startsWith('0') ? amount : null;
}
