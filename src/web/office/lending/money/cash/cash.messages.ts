import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { messages as form } from '#web/office/kit/form/form.messages.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  inHand: { en: 'Cash in my hand', ur: 'میرے پاس نقد' },
  inHandLead: {
    en: 'What I took in cash and have not handed over.',
    ur: 'جو نقد میں نے وصول کیا اور ابھی حوالے نہیں کیا۔',
  },
  handOver: { en: 'Hand over cash', ur: 'نقد حوالے کریں' },
  handOverText: {
    en: 'The custodian counts the notes before they see this amount. Until then the cash is yours.',
    ur: 'تحویل دار یہ رقم دیکھے بغیر نوٹ گنتے ہیں۔ تب تک نقد آپ کے ذمے ہے۔',
  },
  amount: plainWords.amountRupees,
  branch: lendingWords.branch,
  handedOver: { en: 'The cash waits to be counted', ur: 'نقد کی گنتی باقی ہے' },
  notOpened: {
    en: 'The cash of this branch has not been counted yet.',
    ur: 'اس برانچ کے نقد کی ابتدائی گنتی ابھی نہیں ہوئی۔',
  },
  nothingInHand: {
    en: 'There is nothing to hand over.',
    ur: 'حوالے کرنے کو کوئی نقد نہیں۔',
  },
  belowZero: {
    en: 'A payment was reversed after its cash was handed over. Tell the custodian where the notes went.',
    ur: 'ایک ادائیگی اس کا نقد حوالے کرنے کے بعد منسوخ ہوئی۔ تحویل دار کو بتائیے کہ نوٹ کہاں گئے۔',
  },
  limit: { en: 'Limit', ur: 'حد' },
  near: { en: 'Near the limit', ur: 'حد کے قریب' },
  reached: { en: 'At or over the limit', ur: 'حد پوری یا حد سے زیادہ' },
  waiting: { en: 'Waiting to be counted', ur: 'گنتی باقی' },
  takeBack: { en: 'Take the cash back', ur: 'نقد واپس لیں' },
  takenBack: { en: 'The cash is in your hand again', ur: 'نقد دوبارہ آپ کے پاس ہے' },
  toCount: { en: 'Cash to count', ur: 'گننے کے لیے نقد' },
  toCountLead: {
    en: 'The stated amount is shown after your own count.',
    ur: 'بتائی گئی رقم آپ کی گنتی کے بعد دکھائی دے گی۔',
  },
  count: { en: 'Count', ur: 'گنیں' },
  countTitle: { en: 'Count the cash', ur: 'نقد گنیے' },
  countBefore: { en: 'Count before you know.', ur: 'پہلے گنیے۔' },
  countBlind: {
    en: 'The stated amount is shown only after you lock your count.',
    ur: 'بتائی گئی رقم گنتی پکی کرنے کے بعد ہی دکھائی دے گی۔',
  },
  countFirst: {
    en: 'Put all cash of the branch into its drawer and count it. Cash entries from before this count are outside.',
    ur: 'برانچ کا سارا نقد کیش دراز میں رکھ کر گنیے۔ اس گنتی سے پہلے کے نقد اندراجات شامل نہیں ہوں گے۔',
  },
  coins: { en: 'Coins', ur: 'سکے' },
  countedSoFar: { en: 'Counted so far', ur: 'اب تک کی گنتی' },
  lock: { en: 'Lock my count', ur: 'گنتی پکی کریں' },
  locking: plainWords.saving,
  notCounted: { en: 'The count was not stored', ur: 'گنتی محفوظ نہیں ہوئی' },
  stated: { en: 'Stated amount', ur: 'بتائی گئی رقم' },
  counted: { en: 'Counted amount', ur: 'گنی گئی رقم' },
  equal: { en: 'Equal', ur: 'برابر' },
  short: { en: 'Short', ur: 'نقد میں کمی' },
  over: { en: 'Too much', ur: 'اضافی نقد' },
  done: plainWords.done,
  openSlip: { en: 'Open the slip', ur: 'پرچی دیکھیں' },
  slips: { en: 'Slips of this week', ur: 'اس ہفتے کی پرچیاں' },
  slip: lendingWords.cashSlip,
  kind: plainWords.type,
  time: plainWords.time,
  givenBy: { en: 'Given by', ur: 'دینے والا' },
  countedBy: { en: 'Counted by', ur: 'گننے والا' },
  countedOrSettledBy: { en: 'Counted or settled by', ur: 'گننے یا نمٹانے والا' },
  difference: { en: 'Difference', ur: 'فرق' },
  differences: { en: 'Open differences', ur: 'باقی فرق' },
  differencesLead: {
    en: 'Each stays in a name until someone who neither gave nor counted settles it.',
    ur: 'ہر فرق کسی کے نام پر رہتا ہے، جب تک کوئی ایسا شخص اسے نہ نمٹائے جس نے نہ نقد دیا ہو نہ گنا ہو۔',
  },
  ownDifferences: { en: 'Differences in my name', ur: 'میرے نام پر فرق' },
  settle: { en: 'Settle', ur: 'نمٹائیں' },
  settleTitle: { en: 'Settle the difference', ur: 'فرق نمٹائیں' },
  settled: { en: 'The difference is settled', ur: 'فرق نمٹ گیا' },
  stillOpen: { en: 'Still open:', ur: 'باقی:' },
  settledPart: {
    en: 'Enter less to settle a part. The rest stays open.',
    ur: 'ایک حصہ نمٹانے کے لیے کم رقم لکھیے۔ بقیہ فرق باقی رہے گا۔',
  },
  settledHow: { en: 'Where the cash is', ur: 'نقد کہاں ہے' },
  chooseWay: { en: 'Choose', ur: 'چنیں' },
  settledAlone: { en: 'Settled alone', ur: 'اکیلے نمٹایا گیا' },
  settledByAnother: {
    en: 'You gave or counted this cash. Another superadmin settles it.',
    ur: 'یہ نقد آپ نے دیا یا گنا تھا۔ اسے کوئی دوسرا سپر ایڈمن نمٹائے گا۔',
  },
  reason: plainWords.reason,
  reversed: { en: 'Reversed after the cash was handed over', ur: 'نقد حوالے ہونے کے بعد منسوخ ادائیگیاں' },
  reversedLead: {
    en: 'The hand that took the cash is below zero until it is said where the notes are.',
    ur: 'جب تک نوٹوں کی جگہ درج نہ ہو، وصول کنندہ کا نقد صفر سے کم رہتا ہے۔',
  },
  receipt: lendingWords.receipt,
  sayPlace: { en: 'Say where', ur: 'جگہ بتائیں' },
  placeTitle: { en: 'Where are the notes?', ur: 'نوٹ کہاں ہیں؟' },
  savePlace: { en: 'Record the place', ur: 'جگہ درج کریں' },
  placed: { en: 'The place is on record', ur: 'جگہ درج ہو گئی' },
  placedByAnother: {
    en: 'You took this cash. The custodian or a superadmin says where it is.',
    ur: 'یہ نقد آپ نے وصول کیا تھا۔ تحویل دار یا سپر ایڈمن بتائیں گے کہ یہ کہاں ہے۔',
  },
  help: {
    en: 'Where the notes are: a hand is what its person took in cash, and moves to the drawer when another person has counted it.',
    ur: 'نوٹ کہاں ہیں: ہر فرد کے پاس وہ نقد ہے جو اس نے وصول کیا۔ کسی دوسرے کے گننے پر یہ کیش دراز میں چلا جاتا ہے۔',
  },
  failed: { en: 'The cash could not be opened', ur: 'نقد کا حساب نہیں کھل سکا' },
  drawer: { en: 'Cash drawer', ur: 'کیش دراز' },
  custodian: { en: 'Custodian', ur: 'تحویل دار' },
  custodianText: {
    en: 'The custodian counts what comes into the drawer. A superadmin may do so too.',
    ur: 'تحویل دار کیش دراز میں آنے والا نقد گنتے ہیں۔ سپر ایڈمن بھی گن سکتے ہیں۔',
  },
  deposit: { en: 'Deposit cash', ur: 'نقد جمع کرائیں' },
  depositText: {
    en: 'Enter what the slip of the bank or wallet says. The amount leaves the drawer.',
    ur: 'بینک یا والٹ کی سلپ کے مطابق درج کیجیے۔ یہ رقم کیش دراز سے نکل جائے گی۔',
  },
  slipPicture: { en: 'Picture of the slip', ur: 'سلپ کی تصویر' },
  slipPictureHint: { en: 'A photo or a screenshot, if you have one.', ur: 'تصویر یا اسکرین شاٹ، اگر ہو۔' },
  deposited: { en: 'The deposit is on record', ur: 'جمع کرائی گئی رقم درج ہو گئی' },
  chooseAccount: { en: 'Choose an account', ur: 'اکاؤنٹ چنیں' },
  inAccounts: { en: 'In accounts', ur: 'اکاؤنٹس میں' },
  inTransit: { en: 'Deposits in transit', ur: 'راستے میں جمع شدہ نقد' },
  transit: { en: 'In transit', ur: 'راستے میں' },
  inTransitLead: {
    en: 'They left the drawer, and nobody has seen them in the account yet.',
    ur: 'یہ نقد کیش دراز سے نکل چکا ہے، مگر ابھی کسی نے اسے اکاؤنٹ میں نہیں دیکھا۔',
  },
  depositedBy: { en: 'Deposited by', ur: 'جمع کنندہ' },
  confirm: { en: 'Confirm', ur: 'تصدیق کریں' },
  confirmTitle: { en: 'The account has this deposit', ur: 'یہ رقم اکاؤنٹ میں آ گئی ہے' },
  depositConfirmed: { en: 'The deposit is confirmed', ur: 'جمع کی تصدیق ہو گئی' },
  alone: {
    en: 'There is no other superadmin. Enter your password to do this alone. The audit will record that you did.',
    ur: 'کوئی دوسرا سپر ایڈمن نہیں۔ یہ کام اکیلے کرنے کے لیے اپنا پاس ورڈ لکھیے۔ آڈٹ ریکارڈ میں درج ہوگا کہ یہ آپ نے اکیلے کیا۔',
  },
  confirmedAlone: { en: 'Confirmed alone', ur: 'اکیلے تصدیق کی گئی' },
  isInTransit: { en: 'In transit', ur: 'راستے میں' },
  saidByAnother: {
    en: 'You made this deposit. Another superadmin says if the account has it.',
    ur: 'یہ رقم آپ نے جمع کرائی۔ اکاؤنٹ میں آئی یا نہیں، یہ کوئی دوسرا سپر ایڈمن بتائے گا۔',
  },
  neverArrivedTitle: { en: 'The account never had this deposit', ur: 'یہ رقم اکاؤنٹ میں نہیں آئی' },
  neverArrived: {
    en: 'The deposit is an open difference now',
    ur: 'جمع کرائی گئی یہ رقم اب باقی فرق میں ہے',
  },
  refusedAlone: { en: 'Said alone', ur: 'اکیلے بتایا گیا' },
  giveFloat: { en: 'Give a float', ur: 'کام کے لیے نقد دیں' },
  floatText: {
    en: 'The receiver counts the notes before they see this amount. Until then the cash is in the drawer.',
    ur: 'لینے والے یہ رقم دیکھے بغیر نوٹ گنتے ہیں۔ تب تک نقد کیش دراز میں ہے۔',
  },
  receiver: { en: 'Receiver', ur: 'لینے والا' },
  chooseReceiver: { en: 'Choose a colleague', ur: 'ساتھی چنیں' },
  nameCustodian: { en: 'Custodian and limit', ur: 'تحویل دار اور حد' },
  drawerMax: { en: 'Most cash in this drawer', ur: 'اس کیش دراز میں زیادہ سے زیادہ نقد' },
  drawerMaxHint: { en: 'Empty: the limit of the office rules', ur: 'خالی: دفتری قواعد کی حد' },
  nobody: { en: 'No custodian', ur: 'کوئی تحویل دار نہیں' },
  save: form.save,
  together: { en: 'All places together', ur: 'تمام جگہوں کا میزان' },
  inHands: { en: 'In hands', ur: 'لوگوں کے پاس' },
  inDrawers: { en: 'In drawers', ur: 'کیش درازوں میں' },
  byBranch: { en: 'By branch', ur: 'برانچ کے لحاظ سے' },
  person: { en: 'Person', ur: 'فرد' },
  actions: plainWords.actions,
  notCountedYet: { en: 'Not counted yet', ur: 'ابھی گنی نہیں گئی' },
  countDrawer: { en: 'Count drawer', ur: 'کیش دراز گنیں' },
  emptyTitle: { en: 'No cash has moved yet', ur: 'ابھی نقد کا کوئی لین دین نہیں ہوا' },
  emptyText: {
    en: 'Each count and hand-over of cash appears here with its slip.',
    ur: 'ہر گنتی اور نقد کی ہر حوالگی اپنی پرچی کے ساتھ یہاں آ جاتی ہے۔',
  },
  slipNumber: { en: 'Cash slip number', ur: 'نقد کی پرچی کا نمبر' },
  noSlip: { en: 'No slip that you see has this number.', ur: 'آپ کی پرچیوں میں اس نمبر کی کوئی پرچی نہیں۔' },
  movements: { en: 'Movements of cash', ur: 'نقد کا لین دین' },
} as const satisfies Record<string, Phrase>;

/** Of a hand-over: how much it is of, and to which drawer. */
export const handOverVerb: Phrase<(amount: string) => string> = {
  en: (amount) => `Hand over ${amount}`,
  ur: (amount) => `${amount} حوالے کریں`,
};

export const oneMore: Phrase<(value: number) => string> = {
  en: (value) => `One more note of ${formatCount(value)}`,
  ur: (value) => `${formatCount(value)} کا ایک نوٹ اور`,
};

export const oneLess: Phrase<(value: number) => string> = {
  en: (value) => `One note of ${formatCount(value)} less`,
  ur: (value) => `${formatCount(value)} کا ایک نوٹ کم`,
};

export const fromText: Phrase<(giver: string, city: string) => string> = {
  en: (giver, city) => `from ${giver}, ${city}`,
  ur: (giver, city) => `${giver} سے، ${city}`,
};

/** A difference that stays open in the name of the giver. */
export const openInName: Phrase<(giver: string) => string> = {
  en: (giver) =>
    `The difference stays open in the name of ${giver} until it is settled. No entry of a customer changes.`,
  ur: (giver) => `یہ فرق نمٹائے جانے تک ${giver} کے نام پر رہے گا۔ کسی صارف کا اندراج نہیں بدلتا۔`,
};

export const takenOverText: Phrase<(slip: string) => string> = {
  en: (slip) => `Taken over with slip ${slip}`,
  ur: (slip) => `پرچی ${slip} کے ساتھ وصول ہوا`,
};

export const floatVerb: Phrase<(amount: string) => string> = {
  en: (amount) => `Give ${amount}`,
  ur: (amount) => `${amount} دیں`,
};

export const depositVerb: Phrase<(amount: string) => string> = {
  en: (amount) => `Deposit ${amount}`,
  ur: (amount) => `${amount} جمع کرائیں`,
};

export const confirmVerb: Phrase<(amount: string) => string> = {
  en: (amount) => `Confirm ${amount}`,
  ur: (amount) => `${amount} کی تصدیق کریں`,
};

/** The consequence of a deposit that never arrived, for the person who made it. */
export const neverArrivedText: Phrase<(name: string) => string> = {
  en: (name) =>
    `Its amount stays open as a difference in the name of ${name} until it is settled. The slip number may be used again for a corrected deposit.`,
  ur: (name) =>
    `یہ رقم نمٹائے جانے تک ${name} کے نام پر فرق رہے گی۔ درست اندراج کے لیے یہی سلپ نمبر دوبارہ استعمال ہو سکتا ہے۔`,
};

export const neverArrivedVerb: Phrase<(amount: string) => string> = {
  en: (amount) => `${amount} never arrived`,
  ur: (amount) => `${amount} نہیں پہنچے`,
};

export const saidByText: Phrase<(name: string) => string> = {
  en: (name) => `said by ${name}`,
  ur: (name) => `بتانے والا: ${name}`,
};

export const countedByText: Phrase<(name: string) => string> = {
  en: (name) => `counted by ${name}`,
  ur: (name) => `گننے والا: ${name}`,
};

/** The name of the menu of a branch. */
export const moreOfBranch: Phrase<(city: string) => string> = {
  en: (city) => `More about the cash of ${city}`,
  ur: (city) => `${city} کا نقد: مزید`,
};

export const settleVerb: Phrase<(amount: string) => string> = {
  en: (amount) => `Settle ${amount}`,
  ur: (amount) => `${amount} کا فرق نمٹائیں`,
};

/** The names of the fields of a count, in its messages. */
export const noteLabels = {
  notes5000: { en: 'Notes of 5,000', ur: '5,000 کے نوٹ' },
  notes1000: { en: 'Notes of 1,000', ur: '1,000 کے نوٹ' },
  notes500: { en: 'Notes of 500', ur: '500 کے نوٹ' },
  notes100: { en: 'Notes of 100', ur: '100 کے نوٹ' },
  notes75: { en: 'Notes of 75', ur: '75 کے نوٹ' },
  notes50: { en: 'Notes of 50', ur: '50 کے نوٹ' },
  notes20: { en: 'Notes of 20', ur: '20 کے نوٹ' },
  notes10: { en: 'Notes of 10', ur: '10 کے نوٹ' },
  coins: messages.coins,
} as const satisfies Record<string, Phrase>;

export const placesLead: Phrase<(branches: number) => string> = {
  en: (branches) => `${formatCount(branches)} ${countNoun(branches, 'branch', 'branches')}`,
  ur: (branches) => `${formatCount(branches)} ${branches === 1 ? 'برانچ' : 'برانچیں'}`,
};

export const movementsShownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} shown of more than 10,000`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'movement', 'movements')} shown`,
  ur: (shown, total) =>
    total === null
      ? `10,000 سے زیادہ میں سے ${formatCount(shown)}`
      : `کل ${formatCount(total)} میں سے ${formatCount(shown)}`,
};
