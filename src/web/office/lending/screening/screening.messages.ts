import type { ScreeningRun, ScreeningTab } from '#contract/lending/screening/screening.ts';
import type { Phrase } from '#domain/language.ts';
import type { MatchKind } from '#domain/lending/screening/match-kind.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

export const messages = {
  help: {
    en: 'Customers and guarantors who are on a list. A stop has the same CNIC: no goods are handed over until you have decided. A look has the same name and father’s name, and stops nothing. Staff are only told to ask the head office.',
    ur: 'وہ صارفین اور ضامن جو کسی فہرست میں ہیں۔ روک میں شناختی کارڈ نمبر ایک ہے: آپ کے فیصلے تک سامان حوالے نہیں ہوتا۔ غور طلب میں نام اور والد کا نام ایک ہے، اور کچھ نہیں رکتا۔ عملے کو صرف یہ کہا جاتا ہے کہ مرکزی دفتر سے پوچھیں۔',
  },
  parts: { en: 'Parts of screening', ur: 'جانچ کے حصے' },
  matches: { en: 'Matches', ur: 'مماثلتیں' },
  lists: { en: 'Lists', ur: 'فہرستیں' },
  runs: { en: 'Runs', ur: 'تمام جانچ' },
  byPart: { en: 'Matches by state', ur: 'حالت کے لحاظ سے مماثلتیں' },
  person: { en: 'Customer or guarantor', ur: 'صارف یا ضامن' },
  customer: lendingWords.customer,
  guarantor: lendingWords.guarantor,
  onList: { en: 'On the list', ur: 'فہرست کے مطابق' },
  foundOn: { en: 'Found on', ur: 'ملنے کی تاریخ' },
  decision: { en: 'Our decision', ur: 'ہمارا فیصلہ' },
  list: { en: 'List', ur: 'فہرست' },
  hash: { en: 'SHA-256 of the file', ur: 'فائل کا \u2066SHA-256\u2069' },
  newList: { en: 'New list', ur: 'نئی فہرست' },
  entries: { en: 'People on it', ur: 'اس میں افراد' },
  addedOn: { en: 'Added on', ur: 'شامل کرنے کی تاریخ' },
  by: plainWords.by,
  status: plainWords.status,
  inForce: { en: 'In force', ur: 'نافذ' },
  ended: { en: 'Ended', ur: 'ختم' },
  why: { en: 'Why', ur: 'کس لیے' },
  when: plainWords.when,
  checked: { en: 'People', ur: 'افراد' },
  found: { en: 'Found', ur: 'ملے' },
  foundNew: { en: 'New matches', ur: 'نئی مماثلتیں' },
  actions: plainWords.actions,
  emptyTitle: { en: 'No one to decide about', ur: 'کسی کا فیصلہ باقی نہیں' },
  emptyText: {
    en: 'Each person who is saved is compared with the lists, and everyone when a list is added.',
    ur: 'ہر محفوظ ہونے والا شخص فہرستوں سے ملایا جاتا ہے، اور نئی فہرست آنے پر سب۔',
  },
  noListTitle: { en: 'No list yet', ur: 'ابھی کوئی فہرست نہیں' },
  noListText: { en: 'Add the first one above.', ur: 'پہلی فہرست اوپر سے شامل کیجیے۔' },
  noRunTitle: { en: 'No one was compared yet', ur: 'ابھی کسی کی جانچ نہیں ہوئی' },
  noRunText: {
    en: 'Each comparison is kept here, with the lists and what it found.',
    ur: 'ہر جانچ یہاں رہتی ہے، فہرستوں اور نتیجے کے ساتھ۔',
  },
  offTitle: { en: 'Screening is off', ur: 'جانچ بند ہے' },
  offText: { en: 'No one is compared with lists.', ur: 'کسی کو فہرستوں سے نہیں ملایا جاتا۔' },
  name: plainWords.name,
  fatherName: { en: 'Father’s name', ur: 'والد کا نام' },
  cnic: lendingWords.cnic,
  reference: { en: 'Reference of the list', ur: 'فہرست کا حوالہ' },
  row: { en: 'Row of the file', ur: 'فائل کی سطر' },
  ownSide: { en: 'On our record', ur: 'ہمارے ریکارڈ میں' },
  history: { en: 'What was decided', ur: 'کیا فیصلہ ہوا' },
  notListed: {
    en: 'The edition in force no longer has this entry. The match stays until you decide.',
    ur: 'نافذ فہرست میں یہ اندراج اب نہیں۔ مماثلت آپ کے فیصلے تک رہے گی۔',
  },
  notYours: {
    en: 'This is about you, someone you are the guarantor of, or your household. Another superadmin decides it.',
    ur: 'یہ معاملہ آپ کا، آپ کے گھرانے کا، یا کسی ایسے شخص کا ہے جن کے آپ ضامن ہیں۔ اس کا فیصلہ کوئی دوسرا سپر ایڈمن کرے گا۔',
  },
  sameCnic: { en: 'The CNIC is the same.', ur: 'شناختی کارڈ نمبر ایک ہے۔' },
  sameNames: {
    en: 'The name and the father’s name are the same, in this or another spelling.',
    ur: 'نام اور والد کا نام ایک ہیں، اسی یا کسی اور املا میں۔',
  },
  notOpened: plainWords.notOpened,
  reason: plainWords.reason,
  decided: { en: 'The decision is recorded', ur: 'فیصلہ درج ہو گیا' },
  clear: { en: 'Another person', ur: 'کوئی اور شخص' },
  confirm: { en: 'The same person', ur: 'وہی شخص' },
  clearTitle: { en: 'Another person than on the list?', ur: 'فہرست والے شخص سے مختلف؟' },
  clearText: {
    en: 'Agreements of this person go on. The same finding is not shown again.',
    ur: 'اس شخص کے معاہدے جاری رہیں گے۔ یہی مماثلت دوبارہ نہیں دکھائی جائے گی۔',
  },
  confirmTitle: { en: 'The same person as on the list?', ur: 'وہی شخص جو فہرست میں ہے؟' },
  confirmStopText: {
    en: 'No agreement with this person is approved and no goods are handed over. Payments are still taken.',
    ur: 'اس شخص کا کوئی معاہدہ منظور نہیں ہوگا اور سامان حوالے نہیں کیا جائے گا۔ ادائیگیاں وصول ہوتی رہیں گی۔',
  },
  confirmLookText: {
    en: 'It is put on record. To stop agreements, block the customer.',
    ur: 'یہ ریکارڈ میں درج ہو جائے گا۔ معاہدے روکنے کے لیے صارف پر پابندی لگائیے۔',
  },
  record: { en: 'Record the decision', ur: 'فیصلہ درج کریں' },
  add: { en: 'Add a list', ur: 'فہرست شامل کریں' },
  addTitle: { en: 'Add a list', ur: 'فہرست شامل کریں' },
  newEdition: { en: 'Add a new edition', ur: 'نئی فہرست اسی نام سے دیں' },
  nameOfList: { en: 'Name of the list', ur: 'فہرست کا نام' },
  nameHint: {
    en: 'A list with the same name takes the place of the one in force.',
    ur: 'اسی نام کی فہرست نافذ فہرست کی جگہ لے لے گی۔',
  },
  file: { en: 'Chosen file', ur: 'چنی ہوئی فائل' },
  added: { en: 'The list is in force', ur: 'فہرست نافذ ہو گئی' },
  end: { en: 'Take out of use', ur: 'استعمال بند کریں' },
  endText: {
    en: 'No one is compared with it any more. Its matches, decisions and runs stay.',
    ur: 'اب کسی کو اس سے نہیں ملایا جائے گا۔ اس کی مماثلتیں، فیصلے اور جانچ باقی رہیں گے۔',
  },
  shape: { en: 'Files that can be read', ur: 'قابلِ قبول فائلیں' },
  shapeText: {
    en: 'A text file in UTF-8, at most 20 MB and 100,000 entries. Only the name is needed. A CNIC has 13 digits, with or without hyphens. One row with a mistake refuses the whole file.',
    ur: '\u2066UTF-8\u2069 میں متن کی فائل، زیادہ سے زیادہ \u206620\u2069 میگا بائٹ اور \u2066100,000\u2069 اندراجات۔ صرف نام ضروری ہے۔ شناختی کارڈ نمبر 13 ہندسوں کا ہو، ڈیش کے ساتھ یا بغیر۔ ایک سطر میں غلطی ہو تو پوری فائل رد ہوتی ہے۔',
  },
} as const satisfies Record<string, Phrase>;

export const tabNames: Readonly<Record<ScreeningTab, Phrase>> = {
  stops: { en: 'Stops', ur: 'روک' },
  looks: { en: 'Looks', ur: 'غور طلب' },
  decided: { en: 'With a decision', ur: 'جن کا فیصلہ ہو چکا' },
};

export const kindNames: Readonly<Record<MatchKind, Phrase>> = {
  stop: { en: 'Stop', ur: 'روک' },
  look: tabNames.looks,
};

export const whyNames: Readonly<Record<ScreeningRun['why'], Phrase>> = {
  save: { en: 'A person was saved', ur: 'کوئی شخص محفوظ ہوا' },
  approval: { en: 'Before an agreement', ur: 'معاہدے سے پہلے' },
  list: { en: 'A list was added', ur: 'فہرست شامل ہوئی' },
  start: { en: 'Screening was turned on', ur: 'جانچ شروع ہوئی' },
};

export const addedText: Phrase<(rows: number, repeated: number, foundNew: number) => string> = {
  en: (rows, repeated, foundNew) =>
    `${formatCount(rows)} ${countNoun(rows, 'entry', 'entries')}${repeated > 0 ? `, ${formatCount(repeated)} repeated` : ''}. ${formatCount(foundNew)} new ${countNoun(foundNew, 'match', 'matches')}.`,
  ur: (rows, repeated, foundNew) =>
    `${formatCount(rows)} اندراجات${repeated > 0 ? `، ${formatCount(repeated)} دہرائے گئے` : ''}۔ نئی مماثلتیں: ${formatCount(foundNew)}۔`,
};

const moreThan = 'more than 10,000';

function shown(one: string, many: string): (count: number, total: number | null) => string {
  return (count, total) =>
    `${formatCount(count)} of ${total === null ? moreThan : formatCount(total)} ${countNoun(total ?? 2, one, many)} shown`;
}

function shownUr(noun: string): (count: number, total: number | null) => string {
  return (count, total) =>
    total === null
      ? `10,000 سے زیادہ میں سے ${formatCount(count)} ${noun}`
      : `کل ${formatCount(total)} میں سے ${formatCount(count)} ${noun}`;
}

export const matchesShown: Phrase<(count: number, total: number | null) => string> = {
  en: shown('match', 'matches'),
  ur: shownUr('مماثلتیں'),
};
export const listsShown: Phrase<(count: number, total: number | null) => string> = {
  en: shown('list', 'lists'),
  ur: shownUr('فہرستیں'),
};
export const runsShown: Phrase<(count: number, total: number | null) => string> = {
  en: shown('run', 'runs'),
  ur: shownUr('جانچ'),
};

export const actionsOn: Phrase<(name: string) => string> = {
  en: (name) => `Actions on ${name}`,
  ur: (name) => `${name} کی کارروائیاں`,
};

export const endTitle: Phrase<(name: string) => string> = {
  en: (name) => `Take ${name} out of use?`,
  ur: (name) => `${name} کا استعمال بند کریں؟`,
};
