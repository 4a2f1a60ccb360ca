/** A text of one language with several translations in the other. */
interface Difference {
  readonly text: string;
  readonly as: readonly string[];
  readonly why: string;
}

/** Texts for which one word in both languages would be wrong in one of them. */
export const differencesMeant: readonly Difference[] = [
  {
    text: 'Collected',
    as: ['رقم وصول ہوئی', 'وصولی'],
    why: 'An officer says at the door what happened, and a figure has a noun.',
  },
  { text: 'On hold', as: ['روکی گئی', 'روکے گئے'], why: 'A slip is feminine, entries are masculine.' },
  { text: 'My day', as: ['میرا دن', 'آج کا حساب'], why: 'The visits of a day, and its money.' },
  { text: 'Choose a file', as: ['فائل چنیں', 'فائل چنیے'], why: 'A control says چنیں, a sentence چنیے.' },
  { text: 'Call', as: ['کال', 'کال کریں'], why: 'A way of contact, and a button that calls.' },
  {
    text: 'Contact Us',
    as: ['رابطہ کریں', 'ہم سے رابطہ کیجیے'],
    why: 'A button, and the title of a dialog.',
  },
  {
    text: 'Due soon',
    as: ['جلد واجب', 'وقت کم ہے'],
    why: 'Money that falls due, and a promise that runs out.',
  },
  { text: 'Overdue', as: ['زائد المیعاد', 'وقت گزر گیا'], why: 'Money, and a promise to call a visitor.' },
  { text: 'English', as: ['انگریزی', 'اردو'], why: 'The switch names each language in itself.' },
  { text: 'اردو', as: ['Urdu', 'English'], why: 'The switch names each language in itself.' },
  { text: 'Home', as: ['صفحۂ اول', 'گھر'], why: 'The first page, and the household that a service is for.' },
  { text: 'Notes', as: ['نوٹ', 'مزید تفصیل'], why: 'Notes of the staff; a visitor is asked for details.' },
  { text: 'received', as: ['وصول شدہ', 'موصول'], why: 'Money is وصول, a message موصول.' },
  {
    text: 'Sending…',
    as: ['بھیجی جا رہی ہے…', 'بھیجا جا رہا ہے…'],
    why: 'A request is feminine, an answer is not.',
  },
  { text: 'Withdrawn', as: ['واپس لی گئی', 'صارف دستبردار'], why: 'A request, and an agreement.' },
  { text: 'واپس لی گئی', as: ['Withdrawn', 'Undone'], why: 'A request is withdrawn, an import undone.' },
  { text: 'منسوخ', as: ['Reversed', 'Void', 'Cancelled'], why: 'An entry, its receipt, and an agreement.' },
  { text: 'قسطیں', as: ['Installments', 'Plan'], why: 'The step of a draft is named for what it plans.' },
  {
    text: 'Installments',
    as: ['قسطیں', 'شیڈول کی قسطیں'],
    why: 'A region of the plan, whose step is called قسطیں already.',
  },
  { text: 'بند کریں', as: ['Close', 'Turn off'], why: 'Urdu has one verb for a dialog and a safeguard.' },
  { text: 'نئی', as: ['New', 'Unread'], why: 'A request is new, a notice unread.' },
  { text: 'وصولی', as: ['Collected', 'Due'], why: 'Due is short for the due list, وصولی کی فہرست.' },
  { text: 'ہمدردانہ رعایت', as: ['Relief', 'Compassionate relief'], why: 'The site says it in full.' },
  {
    text: 'برانچیں',
    as: ['Branches', 'Branch Locations'],
    why: 'The specification names the figure of the site.',
  },
  {
    text: 'گھر پر ملاقات کی درخواست',
    as: ['Home visit request', 'Request Home Visit', 'Request a home visit'],
    why: 'What arrives, the button that the specification names, and the title of its dialog.',
  },
];
