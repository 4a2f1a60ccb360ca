import type { Phrase } from '#domain/language.ts';
import type { NotHomeReason } from '#domain/lending/field/field-item.ts';
import { saidRupees } from '#web/format/rupees.ts';

export const fieldTexts = {
  title: { en: 'Field book', ur: 'فیلڈ بُک' },
  takeMyDay: { en: 'Take my day', ur: 'آج کا کام ساتھ لیں' },
  taking: { en: 'Taking it along…', ur: 'ساتھ لیا جا رہا ہے…' },
  toCollect: { en: 'to collect', ur: 'وصول کرنے ہیں' },
  allHandedOver: {
    en: 'Before today: all sent, cash handed over',
    ur: 'آج سے پہلے: سب بھیج دیا، نقد حوالے کر دیا',
  },
  noCnic: {
    en: 'No CNIC numbers and no pictures go with you',
    ur: 'شناختی کارڈ نمبر اور تصویریں ساتھ نہیں جاتیں',
  },
  worksOffline: { en: 'Works without network for 36 hours', ur: 'بغیر نیٹ ورک کے 36 گھنٹے چلے گا' },
  onHomeScreen: {
    en: 'Put this page on the home screen, so that the phone keeps it',
    ur: 'یہ صفحہ ہوم اسکرین پر رکھیے، تاکہ فون اسے محفوظ رکھے',
  },
  signIn: { en: 'Sign in', ur: 'سائن اِن' },
  signInFirst: {
    en: 'You are not signed in. Sign in, then open the field book again.',
    ur: 'آپ سائن اِن نہیں ہیں۔ سائن اِن کر کے فیلڈ بُک دوبارہ کھولیے۔',
  },
  noNetwork: {
    en: 'No network. Your day can be taken once there is one.',
    ur: 'نیٹ ورک نہیں۔ نیٹ ورک آنے پر دن ساتھ لیا جا سکتا ہے۔',
  },
  enterPin: { en: 'Enter your PIN', ur: 'اپنا پِن درج کریں' },
  choosePin: { en: 'Choose a PIN', ur: 'اپنا پِن چنیں' },
  pinWhy: {
    en: 'Six digits. The phone asks for them at each start, and after 5 minutes without a touch.',
    ur: 'چھ ہندسے۔ فون ہر بار کھلنے پر اور 5 منٹ ہاتھ نہ لگنے پر یہ پوچھے گا۔',
  },
  pinAgain: { en: 'The same PIN once more', ur: 'وہی پِن ایک بار پھر' },
  pinDiffers: { en: 'The two are not the same. Choose again.', ur: 'دونوں پِن ایک جیسے نہیں۔ دوبارہ چنیے۔' },
  pinEasy: {
    en: 'Anybody tries this one first. Choose another.',
    ur: 'یہ پِن ہر کوئی پہلے آزماتا ہے۔ کوئی اور چنیے۔',
  },
  eraseDigit: { en: 'Erase the last digit', ur: 'آخری ہندسہ ہٹائیں' },
  lock: { en: 'Lock the field book', ur: 'فیلڈ بُک بند کریں' },
  afterTenth: {
    en: 'After the 10th the day’s list is wiped.',
    ur: 'دسویں غلطی پر آج کی فہرست مٹ جائے گی۔',
  },
  wiped: {
    en: 'After ten wrong PINs the day’s list was wiped from this phone.',
    ur: 'دس غلط پِن کے بعد آج کی فہرست اس فون سے مٹا دی گئی۔',
  },
  myDay: { en: 'My day', ur: 'میرا دن' },
  visits: { en: 'Visits', ur: 'ملاقاتیں' },
  toSend: { en: 'To send', ur: 'بھیجنا باقی' },
  myCash: { en: 'My cash', ur: 'میرا نقد' },
  cashToday: { en: 'Cash taken on this day', ur: 'اس دن کا وصول شدہ نقد' },
  offline: { en: 'No network. All is kept on this phone.', ur: 'نیٹ ورک نہیں۔ سب کچھ اسی فون میں محفوظ ہے۔' },
  signedOut: {
    en: 'All is with the branch. Sign in, so that it is recorded.',
    ur: 'سب کچھ برانچ کے پاس ہے۔ درج ہونے کے لیے سائن اِن کیجیے۔',
  },
  otherOfficer: {
    en: 'Another officer is signed in. What is on this phone waits for its own officer.',
    ur: 'کوئی اور افسر سائن اِن ہے۔ اس فون کے اندراج اپنے افسر کا انتظار کر رہے ہیں۔',
  },
  waiting: { en: 'not there yet', ur: 'بھیجے جانے ہیں' },
  collected: { en: 'Collected', ur: 'رقم وصول ہوئی' },
  promise: { en: 'Promise', ur: 'وعدہ' },
  notHome: { en: 'Not home', ur: 'گھر پر نہیں' },
  note: { en: 'Note', ur: 'نوٹ' },
  noted: { en: 'Noted', ur: 'نوٹ لکھا گیا' },
  dueToday: { en: 'Due today', ur: 'آج واجب' },
  promised: { en: 'Promised', ur: 'وعدہ آج کا' },
  toPay: { en: 'Due now', ur: 'آج تک واجب الادا' },
  leftThisMorning: { en: 'Left to pay, when the day was taken', ur: 'دن ساتھ لیتے وقت باقی' },
  agreement: { en: 'Agreement', ur: 'معاہدہ' },
  address: { en: 'Address', ur: 'پتہ' },
  lastWord: { en: 'Last word', ur: 'آخری بات' },
  lastPayments: { en: 'Last payments', ur: 'آخری ادائیگیاں' },
  call: { en: 'Call', ur: 'کال' },
  back: { en: 'Back', ur: 'واپس' },
  countCash: { en: 'Count the cash', ur: 'نقد گنیے' },
  amount: { en: 'Amount', ur: 'رقم' },
  due: { en: 'Amount due', ur: 'واجب رقم' },
  two: { en: 'Two', ur: 'دو قسطیں' },
  all: { en: 'All outstanding', ur: 'پورا بقایا' },
  others: { en: 'Others and coins', ur: 'دیگر نوٹ اور سکے' },
  onlyBranch: { en: 'Only the branch can reverse a slip.', ur: 'پرچی صرف برانچ منسوخ کر سکتی ہے۔' },
  beyond: {
    en: 'This is more than what is left to pay. The branch will decide about it.',
    ur: 'یہ رقم باقی سے زیادہ ہے۔ فیصلہ برانچ کرے گی۔',
  },
  slip: { en: 'Collection slip', ur: 'وصولی کی پرچی' },
  kept: { en: 'Kept on this phone, signed', ur: 'اس فون میں محفوظ، دستخط شدہ' },
  from: { en: 'Received from', ur: 'وصول پایا از' },
  takenBy: { en: 'Received by', ur: 'وصول کنندہ' },
  leftToPay: { en: 'Left to pay', ur: 'ابھی باقی رقم' },
  byMorning: { en: 'by the book of the day, less this slip', ur: 'دن کے کھاتے کے مطابق، یہ رقم نکال کر' },
  fromTomorrow: { en: 'Check it from tomorrow', ur: 'کل سے جانچ سکتے ہیں' },
  print: { en: 'Print', ur: 'پرنٹ کریں' },
  whatsApp: { en: 'WhatsApp', ur: 'واٹس ایپ' },
  sms: { en: 'SMS', ur: 'ایس ایم ایس' },
  readOut: { en: 'Read out', ur: 'پڑھ کر سنائیں' },
  qrOfReceipt: { en: 'Opens the receipt', ur: 'رسید کھولتا ہے' },
  toVisits: { en: 'Back to the visits', ur: 'ملاقاتوں پر واپس' },
  whenHe: { en: 'When will he pay?', ur: 'کب ادا کریں گے؟' },
  whenShe: { en: 'When will she pay?', ur: 'کب ادا کریں گی؟' },
  tomorrow: { en: 'Tomorrow', ur: 'کل' },
  onMonday: { en: 'Monday', ur: 'پیر' },
  inAWeek: { en: 'In a week', ur: 'ایک ہفتے میں' },
  onTheFirst: { en: 'On the 1st', ur: 'پہلی تاریخ کو' },
  anotherDay: { en: 'Another day', ur: 'کوئی اور دن' },
  amountPromised: { en: 'Promised amount', ur: 'وعدے کی رقم' },
  noPenalty: { en: 'No penalty, whichever day it is.', ur: 'دن کوئی بھی ہو، جرمانہ کوئی نہیں۔' },
  comeAgain: { en: 'Come again today', ur: 'آج دوبارہ جاؤں گا' },
  comesAgain: { en: 'again today', ur: 'آج دوبارہ جانا ہے' },
  movesToEnd: {
    en: 'The visit moves to the end of its area.',
    ur: 'یہ ملاقات اس علاقے کے آخر میں چلی جائے گی۔',
  },
  saveVisit: { en: 'Save, next visit', ur: 'محفوظ کریں، اگلی ملاقات' },
  yourNote: { en: 'What happened?', ur: 'کیا ہوا؟' },
  sent: { en: 'Sending', ur: 'بھیجا جا رہا ہے' },
  goesOn: {
    en: 'Goes on by itself. You may put the phone away.',
    ur: 'خود چلتا رہے گا۔ آپ فون رکھ سکتے ہیں۔',
  },
  tryAgain: { en: 'Try again now', ur: 'ابھی دوبارہ بھیجیں' },
  recorded: { en: 'in the books now', ur: 'کھاتے میں درج' },
  onHold: { en: 'on hold', ur: 'روکے گئے' },
  branchDecides: {
    en: 'The branch decides about it. The slip stays valid.',
    ur: 'فیصلہ برانچ کرے گی۔ پرچی درست رہے گی۔',
  },
  callBranch: {
    en: 'Nothing of it is recorded. Stop and call the branch.',
    ur: 'اس میں سے کچھ درج نہیں ہوا۔ رکیے اور برانچ کو فون کیجیے۔',
  },
  noneRefused: {
    en: 'No rupee is refused. What is held is with the branch, named.',
    ur: 'کوئی رقم رد نہیں ہوتی۔ جو رکا ہے وہ نام کے ساتھ برانچ کے سامنے ہے۔',
  },
  handOver: { en: 'Hand over cash', ur: 'نقد حوالے کریں' },
  noVisits: { en: 'No visits today', ur: 'آج کوئی ملاقات نہیں' },
  homeVisits: { en: 'Home visits', ur: 'گھر پر ملاقاتیں' },
  takeAgain: { en: 'Take today’s visits again', ur: 'آج کی ملاقاتیں دوبارہ لیں' },
  isOver: { en: 'Your day has run out', ur: 'اس دن کی مدت ختم ہو گئی' },
  isOverWhy: {
    en: 'It was taken 36 hours ago. The list is closed. Send what you have and take a new day.',
    ur: 'یہ فہرست 36 گھنٹے پہلے لی گئی تھی اور اب بند ہے۔ جو پاس ہے وہ بھیجیں اور نیا دن لیں۔',
  },
  clockIsWrong: { en: 'The phone’s clock is wrong', ur: 'فون کی گھڑی غلط ہے' },
  clockWhy: {
    en: 'Slips keep the branch’s date. What you send will wait for the branch to look.',
    ur: 'پرچیوں پر برانچ ہی کی تاریخ رہے گی، مگر برانچ انہیں دیکھ کر درج کرے گی۔',
  },
  clockIsSet: { en: 'I have set the clock', ur: 'گھڑی درست کر دی' },
  twinWhy: {
    en: 'The same number came with another content. Nothing of it is recorded. Stop and call the branch.',
    ur: 'یہی نمبر کسی اور تفصیل کے ساتھ آیا ہے۔ کچھ درج نہیں ہوا۔ کام روک کر برانچ کو فون کریں۔',
  },
  sendNow: { en: 'Send now', ur: 'ابھی بھیجیں' },
  isFull: { en: 'This phone is full', ur: 'فون میں جگہ نہیں رہی' },
  isFullWhy: {
    en: 'Nothing more can be collected until there is room. Free at least 20 MB, or go to the branch and send.',
    ur: 'جگہ بننے تک مزید وصولی نہیں ہو سکتی۔ کم از کم 20 MB خالی کریں یا برانچ جا کر بھیجیں۔',
  },
  madeRoom: { en: 'I made room, try again', ur: 'جگہ بنا لی، دوبارہ دیکھیں' },
  forgets: { en: 'This window forgets everything', ur: 'یہ ونڈو کچھ محفوظ نہیں رکھتی' },
  forgetsWhy: {
    en: 'A private window, or the page is not on the home screen. Open the Field book from its icon.',
    ur: 'یہ نجی ونڈو ہے، یا فیلڈ بُک ہوم اسکرین پر نہیں۔ اسے اس کے آئیکن سے کھولیں۔',
  },
  toHomeScreen: { en: 'Put it on the home screen', ur: 'ہوم اسکرین پر رکھیں' },
  toHomeScreenByHand: {
    en: 'In the menu of the browser choose “Add to home screen”.',
    ur: 'براؤزر کے مینو میں ”ہوم اسکرین پر شامل کریں“ چنیں۔',
  },
  mayForget: {
    en: 'This phone may remove the book when it runs short of room. Send whenever there is a network.',
    ur: 'جگہ کم پڑنے پر یہ فون فیلڈ بُک مٹا سکتا ہے۔ جب بھی نیٹ ورک ہو بھیج دیں۔',
  },
  isGone: { en: 'This phone was withdrawn', ur: 'یہ فون واپس لے لیا گیا ہے' },
  isGoneWhy: {
    en: 'The office ended its permission. The day’s list is gone from it. Bring it to the branch.',
    ur: 'دفتر نے اس کی اجازت ختم کی۔ آج کی فہرست اس سے ہٹا دی گئی ہے۔ فون برانچ لے آئیں۔',
  },
  callTheBranch: { en: 'Call the branch', ur: 'برانچ کو فون کریں' },
  notSecure: {
    en: 'This address is not secure: open it by https',
    ur: 'یہ پتا محفوظ نہیں، اسے https سے کھولیں',
  },
  notSecureWhy: {
    en: 'Without https the phone keeps no page for later. Ask the office for the right address before you ride out.',
    ur: 'https کے بغیر فون صفحہ محفوظ نہیں رکھتا۔ نکلنے سے پہلے دفتر سے درست پتا پوچھیے۔',
  },
  oldBrowser: { en: 'This browser lacks something', ur: 'اس براؤزر میں کچھ کمی ہے' },
  oldBrowserWhy: {
    en: 'It cannot keep a day on the phone. Open the field book in a current Chrome, and not in a private window.',
    ur: 'یہ فون میں دن محفوظ نہیں رکھ سکتا۔ فیلڈ بُک نئے Chrome میں کھولیے، نجی ونڈو میں نہیں۔',
  },
  otherTab: { en: 'The field book is open in another window', ur: 'فیلڈ بُک دوسری ونڈو میں کھلی ہے' },
  otherTabWhy: {
    en: 'Close the other window. This one then opens by itself.',
    ur: 'دوسری ونڈو بند کیجیے۔ پھر یہ خود کھل جائے گی۔',
  },
} as const satisfies Record<string, Phrase>;

export const notHomeNames: Readonly<Record<NotHomeReason, Phrase>> = {
  locked: { en: 'Locked', ur: 'تالا لگا ہے' },
  someone_else: { en: 'Someone else was there', ur: 'کوئی اور ملا' },
  moved: { en: 'Has moved', ur: 'گھر بدل لیا' },
  not_found: { en: 'Could not find it', ur: 'پتا نہیں ملا' },
};

interface ClockOff {
  readonly days: number;
  readonly hours: number;
  readonly isBehind: boolean;
}

export const clockIsOff: Phrase<(off: ClockOff) => string> = {
  en: ({ days, hours, isBehind }) => {
    const parts = [
      days === 0 ? [] : [`${days} ${days === 1 ? 'day' : 'days'}`],
      hours === 0 ? [] : [`${hours} ${hours === 1 ? 'hour' : 'hours'}`],
    ];
    return `It is ${parts.flat().join(' and ')} ${isBehind ? 'behind' : 'ahead'}.`;
  },
  ur: ({ days, hours, isBehind }) =>
    `گھڑی ${[days === 0 ? [] : [`${days} دن`], hours === 0 ? [] : [`${hours} گھنٹے`]].flat().join(' ')} ${isBehind ? 'پیچھے' : 'آگے'} ہے۔`,
};

export const cameTwice: Phrase<(slip: string) => string> = {
  en: (slip) => `Slip ${slip} came twice`,
  ur: (slip) => `پرچی \u2066${slip}\u2069 دو بار آئی`,
};

export const worksUntil: Phrase<(until: string) => string> = {
  en: (until) => `Works without network until ${until}`,
  ur: (until) => `بغیر نیٹ ورک کے ${until} تک چلے گا`,
};

/** A slow network: the time until an answer begins, and what comes in a second. */
const slowStartSeconds = 2;
const slowBytesPerSecond = 50_000;

const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1_000));
const slowSeconds = (bytes: number) => Math.round(slowStartSeconds + bytes / slowBytesPerSecond);

export const loadSize: Phrase<(bytes: number) => string> = {
  en: (bytes) => `${kilobytes(bytes)} KB, about ${slowSeconds(bytes)} seconds on a slow network`,
  ur: (bytes) => `\u2066${kilobytes(bytes)} KB\u2069، سست نیٹ ورک پر تقریباً ${slowSeconds(bytes)} سیکنڈ`,
};

export const notSentYet: Phrase<(unsent: number) => string> = {
  en: (unsent) =>
    unsent === 1
      ? '1 item is not sent yet. It stays until it arrives.'
      : `${unsent} items are not sent yet. They stay until they arrive.`,
  ur: (unsent) =>
    unsent === 1
      ? '1 اندراج بھیجنا باقی ہے۔ پہنچنے تک محفوظ رہے گا۔'
      : `${unsent} اندراج بھیجنا باقی ہیں۔ پہنچنے تک محفوظ رہیں گے۔`,
};

export const handInFirst: Phrase<(held: number) => string> = {
  en: (held) => `You still hold ${saidRupees.en(held)} from before.`,
  ur: (held) => `پہلے کے ${saidRupees.ur(held)} ابھی آپ کے پاس ہیں۔`,
};

export const ofAmount: Phrase<(all: string) => string> = {
  en: (all) => `of ${all}`,
  ur: (all) => `کل ${all} میں سے`,
};

/** The visits of a day by how they ended. */
export const countsOfDay: Phrase<
  Readonly<Record<'collected' | 'promise' | 'not_home' | 'note' | 'waiting', string>>
> = {
  en: {
    collected: 'collected',
    promise: 'promised',
    not_home: 'not home',
    note: 'noted',
    waiting: 'waiting',
  },
  ur: { collected: 'وصول', promise: 'وعدہ', not_home: 'گھر پر نہیں', note: 'نوٹ', waiting: 'باقی' },
};

export const paidSoFar: Phrase<(paid: number, due: number) => string> = {
  en: (paid, due) => `Paid ${paid} of the ${due} due before today`,
  ur: (paid, due) => `آج سے پہلے کی ${due} میں سے ${paid} قسطیں ادا`,
};

export const dueRow: Phrase<(row: number, all: number) => string> = {
  en: (row, all) => `To pay today, no. ${row} of ${all}`,
  ur: (row, all) => `آج کی قسط، ${all} میں سے نمبر ${row}`,
};

export const promiseFor: Phrase<(day: string) => string> = {
  en: (day) => `Record promise for ${day}`,
  ur: (day) => `${day} کا وعدہ درج کریں`,
};

export const nextVisit: Phrase<(name: string) => string> = {
  en: (name) => `Next: ${name}`,
  ur: (name) => `اگلی ملاقات: ${name}`,
};

export const daysLate: Phrase<(days: number) => string> = {
  en: (days) => `${days} ${days === 1 ? 'day' : 'days'} late`,
  ur: (days) => `${days} دن دیر`,
};

export const collectAmount: Phrase<(amount: number) => string> = {
  en: (amount) => `Collect ${saidRupees.en(amount)}`,
  ur: (amount) => `${saidRupees.ur(amount)} وصول کریں`,
};

/** The counted sum beside the amount. */
export const countedAgainst: Phrase<(counted: number, amount: number) => string> = {
  en: (counted, amount) =>
    counted === amount
      ? `Counted ${saidRupees.en(counted)}: it agrees`
      : `Counted ${saidRupees.en(counted)}: ${saidRupees.en(Math.abs(amount - counted))} ${counted < amount ? 'short' : 'more'}`,
  ur: (counted, amount) =>
    counted === amount
      ? `گنتی ${saidRupees.ur(counted)}: رقم کے برابر`
      : `گنتی ${saidRupees.ur(counted)}: ${saidRupees.ur(Math.abs(amount - counted))} ${counted < amount ? 'کم' : 'زیادہ'}`,
};

export const leftOf: Phrase<(left: number, all: number) => string> = {
  en: (left, all) => `${left} of ${all} left`,
  ur: (left, all) => `${all} میں سے ${left} باقی`,
};

export const sentOf: Phrase<(sent: number, all: number) => string> = {
  en: (sent, all) => `${sent} of ${all} sent`,
  ur: (sent, all) => `${all} میں سے ${sent} پہنچ گئے`,
};

export const notSent: Phrase<(count: number) => string> = {
  en: (count) => `${count} not sent`,
  ur: (count) => `${count} بھیجنا باقی`,
};

export const receiptOf: Phrase<(number: string) => string> = {
  en: (number) => `Receipt ${number}`,
  ur: (number) => `رسید \u2066${number}\u2069`,
};

export const digitsTyped: Phrase<(typed: number, all: number) => string> = {
  en: (typed, all) => `${typed} of ${all} digits`,
  ur: (typed, all) => `${all} میں سے ${typed} ہندسے`,
};

export const triesAreLeft: Phrase<(left: number) => string> = {
  en: (left) => `Wrong. ${left} ${left === 1 ? 'try is' : 'tries are'} left.`,
  ur: (left) => `پِن غلط ہے۔ ${left} ${left === 1 ? 'کوشش باقی ہے' : 'کوششیں باقی ہیں'}۔`,
};

export const staySafe: Phrase<(unsent: number) => string> = {
  en: (unsent) =>
    unsent === 1 ? 'The item not sent yet stays safe.' : `The ${unsent} items not sent yet stay safe.`,
  ur: (unsent) =>
    unsent === 1
      ? 'جو اندراج بھیجنا باقی ہے وہ محفوظ رہے گا۔'
      : `جو ${unsent} اندراج بھیجنا باقی ہیں وہ محفوظ رہیں گے۔`,
};

/** Of a wiped book. */
export const areSafe: Phrase<(unsent: number) => string> = {
  en: (unsent) =>
    unsent === 1
      ? 'The item not sent yet is safe and goes by itself.'
      : `The ${unsent} items not sent yet are safe and go by themselves.`,
  ur: (unsent) =>
    unsent === 1
      ? 'جو اندراج بھیجنا باقی ہے وہ محفوظ ہے اور خود بھیجا جائے گا۔'
      : `جو ${unsent} اندراج بھیجنا باقی ہیں وہ محفوظ ہیں اور خود بھیجے جائیں گے۔`,
};

export const slipsAreSafe: Phrase<(slips: number) => string> = {
  en: (slips) => (slips === 1 ? 'The slip made so far is safe.' : `All ${slips} slips made so far are safe.`),
  ur: (slips) => (slips === 1 ? 'اب تک کی پرچی محفوظ ہے۔' : `اب تک کی تمام ${slips} پرچیاں محفوظ ہیں۔`),
};

export const sendingNow: Phrase<(unsent: number) => string> = {
  en: (unsent) => `Network is back. Sending ${unsent}…`,
  ur: (unsent) => `نیٹ ورک آ گیا۔ ${unsent} بھیجے جا رہے ہیں…`,
};

export const allArrived: Phrase<(count: number) => string> = {
  en: (count) => (count === 1 ? 'It arrived.' : `All ${count} arrived.`),
  ur: (count) => (count === 1 ? 'پہنچ گیا۔' : `تمام ${count} پہنچ گئے۔`),
};

/** The parts of a slip that is sent as a text. */
interface WrittenSlip {
  readonly lender: string;
  readonly amount: number;
  readonly left: number;
  readonly customer: string;
  readonly agreement: string;
  readonly slip: string;
  readonly at: string;
  readonly officer: string;
  readonly address: string;
}

export const slipWritten: Phrase<(slip: WrittenSlip) => string> = {
  en: ({ lender, amount, left, customer, agreement, slip, at, officer, address }) =>
    `${lender}: ${saidRupees.en(amount)} received from ${customer} for agreement ${agreement}, ${at}. Slip ${slip}, taken by ${officer}. Left to pay by the book of the day: ${saidRupees.en(left)}. Check it from tomorrow: ${address}`,
  ur: ({ lender, amount, left, customer, agreement, slip, at, officer, address }) =>
    `${lender}: ${customer} سے معاہدہ ${agreement} کے لیے ${saidRupees.ur(amount)} وصول ہوئے، ${at}۔ پرچی ${slip}، وصول کنندہ ${officer}۔ دن کے کھاتے کے مطابق باقی: ${saidRupees.ur(left)}۔ کل سے یہاں جانچ سکتے ہیں: ${address}`,
};

export const slipSaid: Phrase<(slip: { customer: string; amount: string; left: string | null }) => string> = {
  en: ({ customer, amount, left }) =>
    `Received from ${customer}: ${amount}. ${left === null ? 'Nothing is left to pay.' : `Left to pay: ${left}.`}`,
  ur: ({ customer, amount, left }) =>
    `${customer} سے ${amount} وصول ہوئے۔ ${left === null ? 'اب کچھ باقی نہیں۔' : `باقی: ${left}۔`}`,
};
