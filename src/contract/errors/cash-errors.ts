import { equalExpenseMinutes } from '#domain/lending/cash/cash-expense.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { inRupees, onDay } from './figures.ts';

/** Refusals of movements of cash. */
export const cashErrors = {
  cash_account_known: {
    status: 409,
    text: {
      en: ({ name }: { name: string }) => `The account “${name}” has this number already. Check the number.`,
      ur: ({ name }: { name: string }) => `یہ نمبر پہلے سے اکاؤنٹ ”${name}“ کا ہے۔ نمبر دوبارہ دیکھیے۔`,
    },
  },
  cash_account_closed: {
    status: 409,
    text: {
      en: 'This account is closed. Choose another account.',
      ur: 'یہ اکاؤنٹ بند ہے۔ کوئی دوسرا اکاؤنٹ چنیے۔',
    },
  },
  statement_of_other_account: {
    status: 422,
    text: {
      en: ({ found, name }: { found: string; name: string }) =>
        `This statement is of the account ${found}, and not of “${name}”. Choose that account, or its own file.`,
      ur: ({ found, name }: { found: string; name: string }) =>
        `یہ اسٹیٹمنٹ اکاؤنٹ \u2066${found}\u2069 کی ہے، ”${name}“ کی نہیں۔ وہ اکاؤنٹ چنیے، یا اس اکاؤنٹ کی فائل بھیجیے۔`,
    },
  },
  statement_not_read: {
    status: 422,
    text: {
      en: 'No line of this file can be taken. Say which columns hold the day and the amount, or send the file as the bank gave it.',
      ur: 'اس فائل کی کوئی سطر نہیں لی جا سکتی۔ بتائیے کہ تاریخ اور رقم کن کالموں میں ہیں، یا فائل ویسی ہی بھیجیے جیسی بینک نے دی۔',
    },
  },
  statement_order_unclear: {
    status: 422,
    text: {
      en: 'The days of this file can be read in two ways. Say if the day or the month comes first.',
      ur: 'اس فائل کی تاریخیں دو طرح پڑھی جا سکتی ہیں۔ بتائیے کہ پہلے دن لکھا ہے یا مہینہ۔',
    },
  },
  statement_line_taken: {
    status: 409,
    text: {
      en: 'This line was decided meanwhile. Look at the list again.',
      ur: 'اس سطر کا فیصلہ اسی دوران ہو چکا ہے۔ فہرست دوبارہ دیکھیے۔',
    },
  },
  statement_record_taken: {
    status: 409,
    text: {
      en: 'Another line is matched to this entry already. Look at the list again.',
      ur: 'اس اندراج سے پہلے ہی کوئی اور سطر ملائی جا چکی ہے۔ فہرست دوبارہ دیکھیے۔',
    },
  },
  statement_record_differs: {
    status: 409,
    text: {
      en: 'The entry has another amount, or was reversed meanwhile. Look at the list again.',
      ur: 'اس اندراج کی رقم الگ ہے، یا وہ اسی دوران منسوخ ہو گیا ہے۔ فہرست دوبارہ دیکھیے۔',
    },
  },
  statement_line_not_payable: {
    status: 422,
    text: {
      en: 'A payment is whole rupees that came in. Set this line aside, or link it to its entry.',
      ur: 'ادائیگی آنے والے پورے روپوں کی ہوتی ہے۔ اس سطر کو الگ رکھیے، یا اس کے اندراج سے ملائیے۔',
    },
  },
  statement_line_posted: {
    status: 409,
    text: {
      en: 'A payment was recorded from this line. Request its reversal: with it the line is free again.',
      ur: 'اس سطر سے ادائیگی درج ہو چکی ہے۔ اس کی منسوخی کی درخواست دیجیے: منسوخی کے ساتھ سطر پھر آزاد ہو جائے گی۔',
    },
  },
  statement_line_free: {
    status: 409,
    text: {
      en: 'This line is matched to nothing. Look at the list again.',
      ur: 'یہ سطر کسی اندراج سے نہیں ملائی گئی۔ فہرست دوبارہ دیکھیے۔',
    },
  },
  deposit_slip_used: {
    status: 409,
    text: {
      en: ({ usedBy }: { usedBy: string }) =>
        `The deposit ${usedBy} has this slip number already. Check the number on the slip.`,
      ur: ({ usedBy }: { usedBy: string }) =>
        `یہ سلپ نمبر پہلے سے \u2066${usedBy}\u2069 میں درج ہے۔ سلپ پر نمبر دوبارہ دیکھیے۔`,
    },
  },
  deposit_too_early: {
    status: 422,
    text: {
      en: ({ earliestOn }: { earliestOn: string }) =>
        `Earlier days are closed, or from before this account. Choose ${onDay.en(earliestOn)} or a later date.`,
      ur: ({ earliestOn }: { earliestOn: string }) =>
        `اس سے پہلے کے دن بند ہیں، یا اس اکاؤنٹ سے پہلے کے ہیں۔ ${onDay.ur(earliestOn)} یا اس کے بعد کی تاریخ چنیے۔`,
    },
  },
  own_deposit: {
    status: 403,
    text: {
      en: 'You made this deposit yourself. Another superadmin says if the account has it.',
      ur: 'یہ رقم آپ نے خود جمع کرائی تھی۔ اکاؤنٹ میں آئی یا نہیں، یہ کوئی دوسرا سپر ایڈمن بتائے گا۔',
    },
  },
  alone_without_password: {
    status: 403,
    text: {
      en: 'There is no other superadmin. Enter your password to do this alone.',
      ur: 'کوئی دوسرا سپر ایڈمن نہیں۔ یہ کام اکیلے کرنے کے لیے اپنا پاس ورڈ لکھیے۔',
    },
  },
  deposit_confirmed: {
    status: 409,
    text: {
      en: 'This deposit was confirmed already. Reload the page.',
      ur: 'اس جمع کی تصدیق پہلے ہی ہو چکی ہے۔ صفحہ دوبارہ کھولیے۔',
    },
  },
  deposit_refused: {
    status: 409,
    text: {
      en: 'A superadmin said that this deposit never arrived. Reload the page.',
      ur: 'ایک سپر ایڈمن بتا چکے ہیں کہ یہ رقم اکاؤنٹ میں نہیں پہنچی۔ صفحہ دوبارہ کھولیے۔',
    },
  },
  arrived_before_deposit: {
    status: 422,
    text: {
      en: ({ earliestOn }: { earliestOn: string }) =>
        `The slip is of ${onDay.en(earliestOn)}. Choose that day or a later one.`,
      ur: ({ earliestOn }: { earliestOn: string }) =>
        `سلپ ${onDay.ur(earliestOn)} کی ہے۔ یہی یا اس کے بعد کی تاریخ چنیے۔`,
    },
  },
  expense_needs_bill: {
    status: 422,
    text: {
      en: ({ max }: { max: number }) =>
        `An expense above ${inRupees.en(max)} needs a picture of its bill: add the picture and record it again.`,
      ur: ({ max }: { max: number }) =>
        `${inRupees.ur(max)} سے بڑے خرچ کے ساتھ بل کی تصویر لازم ہے: تصویر شامل کر کے خرچ دوبارہ درج کیجیے۔`,
    },
  },
  own_expense: {
    status: 403,
    text: {
      en: 'You recorded this expense yourself. Another superadmin confirms it.',
      ur: 'یہ خرچ آپ نے خود درج کیا تھا۔ اس کی تصدیق کوئی دوسرا سپر ایڈمن کرے گا۔',
    },
  },
  expense_confirmed: {
    status: 409,
    text: {
      en: 'This expense was confirmed already. Reload the page.',
      ur: 'اس خرچ کی تصدیق پہلے ہی ہو چکی ہے۔ صفحہ دوبارہ کھولیے۔',
    },
  },
  expense_refused: {
    status: 409,
    text: {
      en: 'A superadmin said that this expense was not the lender’s. Reload the page.',
      ur: 'ایک سپر ایڈمن بتا چکے ہیں کہ یہ خرچ ادارے کا نہیں تھا۔ صفحہ دوبارہ کھولیے۔',
    },
  },
  equal_expense: {
    status: 409,
    text: {
      en: ({ slip }: { slip: string }) =>
        `The expense ${slip} of the last ${equalExpenseMinutes} minutes has the same kind and amount. Record this one only if it is another.`,
      ur: ({ slip }: { slip: string }) =>
        `پچھلے ${equalExpenseMinutes} منٹ میں اسی قسم اور رقم کا خرچ \u2066${slip}\u2069 درج ہو چکا ہے۔ یہ خرچ صرف تب درج کیجیے جب یہ کوئی دوسرا ہو۔`,
    },
  },
  cash_not_opened: {
    status: 409,
    text: {
      en: 'The cash of this branch has not been counted yet. Ask a superadmin to count its drawer first.',
      ur: 'اس برانچ کے نقد کی ابتدائی گنتی ابھی نہیں ہوئی۔ پہلے سپر ایڈمن سے اس کی کیش دراز گنوائیے۔',
    },
  },
  cash_already_opened: {
    status: 409,
    text: {
      en: 'The drawer of this branch was counted already. Reload the page to see its cash.',
      ur: 'اس برانچ کی کیش دراز پہلے ہی گنی جا چکی ہے۔ اس کا نقد دیکھنے کے لیے صفحہ دوبارہ کھولیے۔',
    },
  },
  cash_beyond_hand: {
    status: 422,
    text: {
      en: ({ left }: { left: number }) =>
        `Your hand has ${inRupees.en(left)} that is not handed over yet. Lower the amount, or take back a hand-over that waits.`,
      ur: ({ left }: { left: number }) =>
        `آپ کے پاس ${inRupees.ur(left)} ایسے ہیں جو ابھی حوالے نہیں ہوئے۔ رقم کم کیجیے، یا کوئی منتظر حوالگی واپس لیجیے۔`,
    },
  },
  cash_beyond_drawer: {
    status: 422,
    text: {
      en: ({ left }: { left: number }) => `The drawer has ${inRupees.en(left)} left. Lower the amount.`,
      ur: ({ left }: { left: number }) => `کیش دراز میں ${inRupees.ur(left)} باقی ہیں۔ رقم کم کیجیے۔`,
    },
  },
  own_cash_offer: {
    status: 403,
    text: {
      en: 'You give this cash yourself, so another person counts it.',
      ur: 'یہ نقد آپ خود دے رہے ہیں، اس لیے اسے کوئی دوسرا شخص گنے گا۔',
    },
  },
  not_own_cash_offer: {
    status: 403,
    text: {
      en: 'Someone else gives this cash. Only they can take it back.',
      ur: 'یہ نقد کوئی اور دے رہا ہے۔ اسے وہی واپس لے سکتے ہیں۔',
    },
  },
  not_cash_custodian: {
    status: 403,
    text: {
      en: 'Only the custodian of the drawer or a superadmin does this. Ask one of them.',
      ur: 'یہ صرف کیش دراز کے تحویل دار یا سپر ایڈمن کر سکتے ہیں۔ ان میں سے کسی سے کہیے۔',
    },
  },
  not_of_cash_branch: {
    status: 422,
    text: {
      en: 'This person does not work at the branch. Choose one of its employees.',
      ur: 'یہ شخص اس برانچ میں کام نہیں کرتے۔ اس کے ملازمین میں سے کسی کو چنیے۔',
    },
  },
  float_of_another: {
    status: 403,
    text: {
      en: 'This cash is for another person, who counts it.',
      ur: 'یہ نقد کسی اور کے لیے ہے، جو اسے خود گنیں گے۔',
    },
  },
  cash_offer_withdrawn: {
    status: 409,
    text: {
      en: 'The giver has taken this cash back. Reload the page.',
      ur: 'دینے والے نے یہ نقد واپس لے لیا ہے۔ صفحہ دوبارہ کھولیے۔',
    },
  },
  cash_offer_counted: {
    status: 409,
    text: {
      en: 'This cash was counted already. Reload the page to see its slip.',
      ur: 'یہ نقد پہلے ہی گنا جا چکا ہے۔ اس کی پرچی دیکھنے کے لیے صفحہ دوبارہ کھولیے۔',
    },
  },
  nothing_counted: {
    status: 422,
    text: {
      en: 'Nothing is counted. Count the notes, or ask the giver to take the cash back.',
      ur: 'کچھ گنا نہیں گیا۔ نوٹ گنیے، یا دینے والے سے کہیے کہ نقد واپس لے لیں۔',
    },
  },
  no_cash_difference: {
    status: 409,
    text: {
      en: 'This cash was counted equal. There is nothing to settle.',
      ur: 'یہ نقد گنتی میں برابر نکلا تھا۔ نمٹانے کو کوئی فرق نہیں۔',
    },
  },
  cash_difference_settled: {
    status: 409,
    text: {
      en: 'This difference is settled already. Reload the page to see how.',
      ur: 'یہ فرق پہلے ہی نمٹایا جا چکا ہے۔ تفصیل دیکھنے کے لیے صفحہ دوبارہ کھولیے۔',
    },
  },
  settlement_beyond_difference: {
    status: 422,
    text: {
      en: ({ left }: { left: number }) =>
        `Only ${inRupees.en(left)} of this difference is open. Lower the amount.`,
      ur: ({ left }: { left: number }) => `اس فرق میں سے صرف ${inRupees.ur(left)} باقی ہیں۔ رقم کم کیجیے۔`,
    },
  },
  own_cash_difference: {
    status: 403,
    text: {
      en: 'This difference is in your name. Ask another superadmin to settle it.',
      ur: 'یہ فرق آپ کے نام پر ہے۔ کسی دوسرے سپر ایڈمن سے اسے نمٹانے کو کہیے۔',
    },
  },
  own_cash_count: {
    status: 403,
    text: {
      en: 'You counted this cash. Ask another superadmin to settle the difference.',
      ur: 'یہ نقد آپ نے گنا تھا۔ فرق نمٹانے کے لیے کسی دوسرے سپر ایڈمن سے کہیے۔',
    },
  },
  own_reversed_cash: {
    status: 403,
    text: {
      en: 'You took this cash. Ask the custodian or a superadmin to say where it is.',
      ur: 'یہ نقد آپ نے وصول کیا تھا۔ تحویل دار یا سپر ایڈمن سے کہیے کہ بتائیں یہ کہاں ہے۔',
    },
  },
  reversed_cash_said: {
    status: 409,
    text: {
      en: 'It is on record already where this cash is. Reload the page to see its slip.',
      ur: 'یہ نقد کہاں ہے، یہ پہلے ہی درج ہے۔ پرچی دیکھنے کے لیے صفحہ دوبارہ کھولیے۔',
    },
  },
  reversed_cash_in_hand: {
    status: 409,
    text: {
      en: 'The hand is not below zero, so this cash never left it. There is nothing to record.',
      ur: 'وصول کنندہ کے پاس نقد صفر سے کم نہیں، یعنی یہ نقد انہی کے پاس تھا۔ کچھ درج کرنے کی ضرورت نہیں۔',
    },
  },
  cash_movement_reversed: {
    status: 409,
    text: {
      en: 'This cash was taken back, and its difference with it. Reload the page.',
      ur: 'یہ نقد واپس لیا جا چکا ہے، اور اس کا فرق بھی۔ صفحہ دوبارہ کھولیے۔',
    },
  },
  not_own_cash_movement: {
    status: 403,
    text: {
      en: 'Only the two who gave and counted this cash may take it back.',
      ur: 'یہ نقد صرف دینے والا اور گننے والا واپس کر سکتے ہیں۔',
    },
  },
  cash_reversal_asked: {
    status: 409,
    text: {
      en: 'A reversal of this slip was asked for already. Reload the page.',
      ur: 'اس پرچی کی منسوخی کی درخواست پہلے ہی دی جا چکی ہے۔ صفحہ دوبارہ کھولیے۔',
    },
  },
  reversed_difference_settled: {
    status: 409,
    text: {
      en: 'The difference of this slip was settled, and that decision stands. Hand the cash over anew instead.',
      ur: 'اس پرچی کا فرق نمٹایا جا چکا ہے، اور وہ فیصلہ برقرار ہے۔ اس کے بجائے نقد نئے سرے سے حوالے کیجیے۔',
    },
  },
  cash_reversal_ended: {
    status: 409,
    text: {
      en: 'This request was answered already. Reload the page.',
      ur: 'اس درخواست کا جواب پہلے ہی دیا جا چکا ہے۔ صفحہ دوبارہ کھولیے۔',
    },
  },
  own_cash_reversal: {
    status: 403,
    text: {
      en: 'You asked for this reversal. The other side agrees to it.',
      ur: 'یہ منسوخی آپ نے مانگی ہے۔ اس پر دوسرا فریق رضامند ہوگا۔',
    },
  },
  reversal_beyond_hand: {
    status: 422,
    text: {
      en: ({ left }: { left: number }) =>
        `The hand has ${inRupees.en(left)} left. The rest was handed over or paid out since.`,
      ur: ({ left }: { left: number }) =>
        `لینے والے کے پاس ${inRupees.ur(left)} باقی ہیں۔ بقیہ رقم اس کے بعد دی جا چکی ہے۔`,
    },
  },
  difference_of_drawer: {
    status: 422,
    text: {
      en: 'The drawer gave this cash, so it can’t be found in a hand. Choose another way.',
      ur: 'یہ نقد کیش دراز سے دیا گیا تھا، اس لیے کسی کے پاس نہیں مل سکتا۔ کوئی اور صورت چنیے۔',
    },
  },
  fee_texts_invalid: {
    status: 422,
    text: {
      en: 'Write one text a line, at most 20, each of 3 to 60 letters.',
      ur: 'ہر سطر میں ایک عبارت لکھیے، زیادہ سے زیادہ 20، ہر ایک 3 سے 60 حروف کی۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
