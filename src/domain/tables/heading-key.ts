import { foldForSearch } from '#domain/person/fold-for-search.ts';

/** Words that headings use for one another in the two languages, by the one that stands for them. */
const sameWords: Readonly<Record<string, readonly string[]>> = {
  no: ['nos', 'num', 'number', 'numbers', 'nmbr', 'nbr', 'نمبر'],
  name: ['names', 'naam', 'نام'],
  customer: [
    ...['customers', 'client', 'clients', 'cust', 'applicant', 'party', 'buyer', 'purchaser', 'borrower'],
    ...['consumer', 'member', 'hirer', 'beneficiary', 'صارف', 'صارفین', 'گاہک', 'خریدار', 'کسٹمر', 'کلائنٹ'],
    ...['ممبر', 'پارٹی'],
  ],
  phone: [
    ...[
      'ph',
      'phones',
      'tel',
      'telephone',
      'mobile',
      'mobiles',
      'mob',
      'cell',
      'cellular',
      'contact',
      'contacts',
    ],
    ...['cellphone', 'فون', 'موبائل', 'موبایل', 'رابطہ', 'سیل', 'ٹیلیفون'],
  ],
  date: ['dt', 'dated', 'dates', 'تاریخ'],
  birth: ['born', 'پیدائش', 'ولادت'],
  father: ['fathers', 'f', 'والد', 'باپ'],
  husband: ['husbands', 'hus', 'شوہر', 'خاوند'],
  identity: ['id', 'identification', 'شناختی', 'شناخت', 'آئیڈی'],
  card: ['کارڈ'],
  address: ['add', 'addr', 'addresses', 'پتہ', 'ایڈریس'],
  second: ['2nd', 'دوسرا', 'دوسری', 'دوم'],
  first: ['1st', 'پہلی', 'پہلا', 'اول'],
  last: ['latest', 'recent', 'آخری'],
  installment: ['instalment', 'inst', 'instl', 'install', 'qist', 'kist', 'emi', 'قسط'],
  installments: [
    ...['instalments', 'insts', 'installs', 'qists', 'aqsat', 'iqsat', 'emis', 'اقساط', 'قسطیں', 'قسطوں'],
  ],
  amount: ['amt', 'amnt', 'amounts', 'money', 'رقم', 'رقوم'],
  price: ['prices', 'value', 'قیمت'],
  total: ['tot', 'ttl', 'grand', 'کل', 'ٹوٹل', 'مجموعی'],
  paid: [
    ...[
      'received',
      'recd',
      'rcvd',
      'receiving',
      'recovered',
      'recovery',
      'recoveries',
      'collected',
      'collection',
    ],
    ...['deposited', 'ادا', 'وصول', 'وصولی', 'وصولیاں', 'ریکوری'],
  ],
  payment: ['pymt', 'pmt', 'ادائیگی'],
  advance: ['adv', 'پیشگی', 'ایڈوانس', 'بیعانہ'],
  due: ['واجب'],
  start: ['starting', 'starts', 'begin', 'begins', 'beginning', 'commencement', 'آغاز', 'شروع', 'ابتدا'],
  delivery: ['حوالگی'],
  issue: ['issuance', 'اجرا', 'اجراء'],
  sale: ['فروخت'],
  agreement: ['agr', 'agrmt', 'agreements', 'معاہدہ', 'معاہدے'],
  register: ['reg', 'regd', 'رجسٹر'],
  account: ['acc', 'acct', 'ac', 'اکاونٹ'],
  reference: ['ref'],
  expiry: ['exp', 'expire', 'expires', 'expiration'],
  branch: ['branches', 'برانچ'],
  officer: ['officers', 'افسر', 'آفیسر'],
  category: ['cat', 'categories'],
  item: ['چیز'],
  service: ['سہولت'],
  upto: ['till', 'uptil'],
  urdu: ['اردو'],
  cnic: ['cnics'],
  loan: ['loans', 'قرض', 'قرضہ'],
  file: ['فائل'],
};

/** Words that change nothing about a heading: currencies, forms of dates, and what joins words. */
const emptyWords = new Set([
  ...[
    'of',
    'the',
    'in',
    'for',
    'and',
    'or',
    's',
    'any',
    'if',
    'rs',
    'pkr',
    'rupees',
    'dd',
    'mm',
    'yy',
    'yyyy',
  ],
  ...['کا', 'کی', 'کے', 'میں', 'اور', 'یا', 'و', 'شدہ', 'روپے', 'روپیہ', 'روپوں'],
]);

const wordOf = new Map(
  Object.entries(sameWords).flatMap(([word, others]) =>
    [word, ...others].map((other) => [foldForSearch(other), word] as const),
  ),
);

/**
 * The keys by which a heading is recognized: its words in one order, each by the word that stands for it, and its letters
 * without spaces, as in `FatherName` and `D.O.B.`. Two headings are the same if they share a key. None for a heading without
 * letters.
 */
export function headingKeys(heading: string): readonly string[] {
  return [heading, splitCapitals(heading)].flatMap((text) => {
    const words = joinLetters(foldForSearch(text.replace(/[#\u2116]/g, ' no ')).split(' '));
    const meaning = words
      .filter((word) => word !== '')
      // A shorter word is no two words without a space.
      .flatMap((word) => (wordOf.has(word) || word.length < 6 ? [word] : (partsOf(word) ?? [word])))
      .filter((word) => !emptyWords.has(word))
      .map((word) => wordOf.get(word) ?? word);
    const told = meaning.filter((word, index) => word !== meaning[index - 1]);
    return told.length === 0 ? [] : [told.toSorted().join(' '), `=${words.join('')}`];
  });
}

/** `FatherName` and `CNICNo` as words. */
function splitCapitals(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/([A-Z]{2,})([A-Z][a-z])/g, '$1 $2');
}

/** Letters that stand alone are one word: `D.O.B.`, `S/O`, `A/C`. */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let isLetter = false;
  for (const word of words) {
    const isOne = /^[a-z]$/.test(word);
    if (isOne && isLetter) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    isLetter = isOne;
  }
  return joined;
}

const shortParts = new Set(['no', 'of', 'id']);

/** The known words of which a word without spaces is made, as `fathername`; null if it is not. */
function partsOf(word: string): readonly string[] | null {
  if (word === '') return [];
  for (let length = word.length; length >= 2; length -= 1) {
    const part = word.slice(0, length);
    const isKnown = length > 2 ? wordOf.has(part) : shortParts.has(part);
    const rest = isKnown ? partsOf(word.slice(length)) : null;
    if (rest !== null) return [part, ...rest];
  }
  return null;
}
