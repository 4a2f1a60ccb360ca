import type { ReportName } from '#contract/insight/report-table.ts';
import type { Phrase } from '#domain/language.ts';

/** The content of each report. */
export const reportLeads: Readonly<Record<ReportName, Phrase>> = {
  portfolio: {
    en: 'Active agreements today: financed, outstanding and overdue, and the whole outstanding of agreements more than 1, 30, 60 and 90 days late. Rescheduled agreements are late by their new dates only, so they are counted beside it.',
    ur: 'آج تک کے فعال معاہدے: کتنی رقم کے معاہدے ہوئے، کتنا باقی ہے، اس میں کتنا زائد المیعاد ہے، اور 1، 30، 60 اور 90 دن سے زیادہ تاخیر والے معاہدوں کا پورا بقایا۔ نئے شیڈول والے معاہدوں کی تاخیر نئی تاریخوں سے گنی جاتی ہے، اس لیے وہ الگ بھی درج ہیں۔',
  },
  due: {
    en: 'Every installment and down payment due in this period, paid or not, with the customer’s contact details. Paid is money; relief stands apart. A written-off agreement has nothing left to pay, nor has an installment that was rescheduled after it fell due: its rest is due on the new dates.',
    ur: 'ان دنوں میں واجب ہونے والی ہر قسط اور پیشگی ادائیگی، ادا ہوئی ہو یا نہیں، اور کس کے ذمے ہے۔ ادا شدہ صرف وصول شدہ رقم ہے، رعایت الگ درج ہے؛ خارج شدہ معاہدے میں کچھ لینا باقی نہیں۔ جو قسط واجب ہونے کے بعد نئے شیڈول میں گئی، وہ بھی یہیں رہتی ہے، مگر اس کی باقی رقم نئی تاریخوں پر واجب ہے۔',
  },
  demand: {
    en: 'What fell due in this period, including down payments, how much of it money has paid by today, and what was collected in the same period, whatever it paid: payments, down payments and recoveries, less reversals and refunds. Relief is neither paid nor collected. What fell due before an agreement was brought in from a register is in none of these; its money is named apart.',
    ur: 'ان دنوں میں کتنا واجب ہوا، پیشگی ادائیگی سمیت، اس میں سے آج تک کتنی رقم ادا ہوئی، اور انہی دنوں میں کل کتنا وصول ہوا، چاہے جس مد میں ہو: ادائیگیاں، پیشگی ادائیگیاں اور خارج شدہ رقوم کی وصولی، منسوخی اور رقم کی واپسی نکال کر۔ رعایت نہ ادا شدہ ہے نہ وصولی۔ رجسٹر سے شامل کیے گئے معاہدوں پر منتقلی سے پہلے جو واجب ہوا وہ ان میں شامل نہیں، اور اس کی رقم الگ درج ہے۔',
  },
  receipts: {
    en: 'Every valid payment of this period, by date and receipt number. A void receipt keeps its number; a number missing here belongs to another day.',
    ur: 'ان دنوں میں شمار ہونے والی ہر ادائیگی، دن اور رسید نمبر کے لحاظ سے۔ منسوخ رسید کا نمبر برقرار رہتا ہے؛ جو نمبر یہاں نہیں وہ کسی اور دن شمار ہوا۔',
  },
  ageing: {
    en: 'The whole outstanding of each active agreement as of today, by the days since its oldest unpaid installment fell due. Rescheduled agreements have the days of their new dates, and are counted beside it.',
    ur: 'آج تک ہر فعال معاہدے کا پورا بقایا، اس لحاظ سے کہ سب سے پرانی غیر ادا شدہ قسط کو کتنے دن ہو گئے۔ نئے شیڈول والے معاہدوں کے دن نئی تاریخوں سے گنے جاتے ہیں، اور وہ الگ بھی درج ہیں۔',
  },
  provision: {
    en: 'The whole outstanding of each active agreement as of today by classes of days past due, and what is to be set aside for it, rounded up to a rupee. The days and rates of the classes are the lender’s own: they are among the rules of the books.',
    ur: 'آج تک ہر فعال معاہدے کا پورا بقایا، تاخیر کے دنوں کے درجوں میں، اور اس کے لیے کتنی رقم مختص ہونی چاہیے، پورے روپے تک بڑھا کر۔ درجوں کے دن اور شرحیں ادارے کی اپنی ہیں اور کھاتوں کے قواعد میں درج ہیں۔',
  },
  aged_agreements: {
    en: 'Each active agreement as of today with its whole outstanding, the one with the oldest unpaid installment first. It uses the day ranges of the ageing report, and each row there opens here. A cheque pays when it is received, so what a bank has not paid yet is not in the outstanding; its sum has a column.',
    ur: 'آج تک ہر فعال معاہدہ اپنے پورے بقایا کے ساتھ؛ جس کی قسط سب سے پرانی غیر ادا شدہ ہے وہ پہلے۔ دن وہی ہیں جو بقایا کی مدت میں ہیں، اس لیے وہاں کی ہر سطر یہاں کھلتی ہے۔ چیک ملتے ہی قسط ادا ہو جاتی ہے، اس لیے جو چیک ابھی کلیئر نہیں ہوا وہ بقایا میں نہیں؛ اس کی رقم الگ کالم میں ہے۔',
  },
  par_trend: {
    en: 'The whole outstanding of agreements late by more than 1, 30, 60 and 90 days, as a share of all outstanding: today and at each of the last 12 month ends, as recorded then.',
    ur: '1، 30، 60 اور 90 دن سے زیادہ تاخیر والے معاہدوں کا پورا بقایا، کل بقایا کے مقابلے میں: آج، اور پچھلے 12 مہینوں کے اختتام پر، جیسا اس وقت درج تھا۔',
  },
  relief: {
    en: 'Relief paid from the relief fund in this period and not reversed: for whom, why, who requested it and who approved it.',
    ur: 'ان دنوں میں رعایت کے فنڈ سے دی گئی رعایت جو منسوخ نہیں ہوئی: کس کے لیے، کیوں، کس نے درخواست کی اور کس نے منظور کی۔',
  },
  write_offs: {
    en: 'What was written off in this period and not reversed, and how much of it has been recovered to date.',
    ur: 'ان دنوں میں جو رقم کھاتے سے خارج ہوئی اور منسوخ نہیں ہوئی، اور اس میں سے آج تک کتنی وصول ہوئی۔',
  },
  alone_decisions: {
    en: 'What a superadmin decided alone in this period by entering the password again: requests, what was said or settled about an own movement of cash, and days of cash reopened by the one who closed or counted them.',
    ur: 'ان دنوں میں وہ فیصلے جو سپر ایڈمن نے پاس ورڈ دوبارہ لکھ کر اکیلے کیے: درخواستیں، اپنے ہی نقد کے لین دین کی تصدیق، انکار یا فرق نمٹانا، اور اپنا ہی بند کیا یا گنا ہوا دن دوبارہ کھولنا۔',
  },
  related_parties: {
    en: 'Customers who are members of staff, have one as guarantor, or share a household with one, by CNIC, phone and address. That person neither serves nor decides for them.',
    ur: 'وہ صارفین جو خود عملے میں ہیں، جن کا ضامن عملے میں ہے، یا جو عملے کے کسی فرد کے گھرانے سے ہیں: شناختی کارڈ نمبر، فون اور پتے کے لحاظ سے۔ ایسا فرد نہ ان کا کام کر سکتا ہے نہ ان کا فیصلہ۔',
  },
  complaints: {
    en: 'Complaints that came in the period, by branch, kind and gender, as they stand now. The age counts the days that open ones have waited.',
    ur: 'اس مدت میں آنے والی شکایات، برانچ، نوعیت اور جنس کے لحاظ سے، آج کی حالت میں۔ مدت سے مراد وہ دن ہیں جو کھلی شکایات انتظار میں ہیں۔',
  },
  contact_promise: {
    en: 'Requests received in this period, and how many of them were first contacted within 24 hours. The rate leaves out those whose 24 hours are still running.',
    ur: 'ان دنوں میں آنے والی درخواستیں، اور ان میں سے کتنوں سے 24 گھنٹے میں پہلا رابطہ ہوا۔ جن کے 24 گھنٹے ابھی باقی ہیں وہ شرح میں شامل نہیں۔',
  },
  cash_book: {
    en: 'The cash drawer of each branch, day by day: its cash before and after by its movements, what was deposited, and the count at the close of the day. A difference of the count is in a name from then on, and the drawer has what was counted.',
    ur: 'ہر برانچ کا کیش دراز، دن بہ دن: نقل و حرکت کے حساب سے پہلے اور بعد کا نقد، جو جمع کرایا گیا، اور دن بند کرتے وقت کی گنتی۔ گنتی کا فرق اس کے بعد کسی کے نام ہوتا ہے، اور کیش دراز میں وہی ہے جو گنا گیا۔',
  },
  cash_places: {
    en: 'All cash now, by its place: each drawer, each hand, each bank or wallet account and each open difference. The oldest money leaves a place first, so the days are those of the oldest still in it; a difference counts its days since it was counted. The total is the cash of the books, and of slips from the field that are on hold.',
    ur: 'اس وقت کا سارا نقد، جگہ کے لحاظ سے: ہر کیش دراز، ہر ملازم کے پاس، ہر بینک یا والٹ کے اکاؤنٹ میں، اور ہر فرق جو طے نہیں ہوا۔ ہر جگہ سے پرانا نقد پہلے نکلتا ہے، اس لیے دن وہاں موجود سب سے پرانے نقد کے ہیں؛ فرق کے دن اس کی گنتی سے شمار ہوتے ہیں۔ میزان کھاتوں کا نقد ہے، اور فیلڈ کی ان پرچیوں کا جو روکی گئی ہیں۔',
  },
  cash_handed_over: {
    en: 'The cash that each person gave in this period: what they stated, what another person counted, and what was short or too much, also at the close of a day. Not settled is what nobody has decided yet; below zero it was too much.',
    ur: 'ان دنوں میں ہر شخص کا دیا گیا نقد: اس نے کتنا بتایا، دوسرے شخص نے کتنا گنا، اور کتنا کم یا زیادہ نکلا، دن بند کرتے وقت کی گنتی میں بھی۔ جو طے نہیں ہوا اس کا فیصلہ ابھی باقی ہے؛ صفر سے کم کا مطلب ہے کہ نقد زیادہ تھا۔',
  },
  cash_deposits: {
    en: 'The deposits that branches made in this period, with the slip of the bank or wallet. A deposit is in transit until somebody says that the account has it, or never had it.',
    ur: 'ان دنوں میں برانچوں کا اکاؤنٹ میں جمع کرایا گیا نقد، بینک یا والٹ کی سلپ کے ساتھ۔ جب تک کوئی نہ بتائے کہ رقم اکاؤنٹ میں آ گئی یا نہیں آئی، وہ راستے میں ہے۔',
  },
  slip_gaps: {
    en: 'The numbers that are missing among the slips of each phone, although a later slip came. A lost or wiped phone leaves such a gap, and so does a slip that somebody removed. The paper slips of these numbers, and the officer, say what was taken.',
    ur: 'ہر فون کی پرچیوں میں سے وہ نمبر جو نہیں آئے، حالانکہ ان کے بعد کی پرچی آ چکی ہے۔ فون گم ہو جائے یا مٹا دیا جائے تو ایسا ہوتا ہے، اور کوئی پرچی ہٹا دے تب بھی۔ ان نمبروں کی کاغذی پرچیاں اور افسر بتائیں گے کہ کتنی رقم لی گئی۔',
  },
  suspense: {
    en: 'Each account by its statements: what came in during this period, and whose it was. In suspense is every line that nobody has matched yet, by its age today, whatever the period. In transit are deposits that the account is not known to have.',
    ur: 'ہر اکاؤنٹ اپنی اسٹیٹمنٹ کے مطابق: ان دنوں میں کتنی رقم آئی اور کس کی تھی۔ نامعلوم میں ہر وہ سطر ہے جو ابھی کسی اندراج سے نہیں ملائی گئی، اپنی عمر کے لحاظ سے، چاہے کوئی بھی مدت چنیں۔ راستے میں وہ نقد ہے جس کا اکاؤنٹ میں آنا ابھی معلوم نہیں۔',
  },
  line_classes: {
    en: 'The lines of this period on each account, by the class that each had when it was decided, and by who decided it: a rule of the account, or a person. The shares are of the decided lines. A line whose match was taken back waits.',
    ur: 'ان دنوں میں ہر اکاؤنٹ کی سطریں، فیصلے کے وقت کے درجے کے لحاظ سے، اور یہ کہ فیصلہ اکاؤنٹ کے اصول نے کیا یا کسی شخص نے۔ شرحیں ان سطروں کی ہیں جن کا فیصلہ ہو چکا۔ جس سطر کا ملاپ واپس لے لیا گیا وہ منتظر ہے۔',
  },
  reconciliation: {
    en: 'Each account on the last day: its balance by the books, by its statement, and what the difference comes from. The parts add up to the difference: below zero is in the books and not in the statement. An entry is in the account of its line, of its cheque, or in the only one of its kind; the row without a name is money whose account no line has shown yet. Loans paid out are taken off here, and not in the trial balance.',
    ur: 'آخری دن ہر اکاؤنٹ: کھاتوں کے حساب سے بیلنس، اسٹیٹمنٹ کا بیلنس، اور فرق کن رقوم سے بنا۔ حصے مل کر فرق کے برابر ہیں: صفر سے کم رقم کھاتوں میں ہے مگر اسٹیٹمنٹ میں نہیں۔ اندراج اپنی سطر یا چیک کے اکاؤنٹ میں شمار ہوتا ہے، ورنہ اپنی قسم کے واحد اکاؤنٹ میں؛ بغیر نام کی قطار وہ رقم ہے جس کا اکاؤنٹ ابھی کسی سطر سے معلوم نہیں ہوا۔ قرض کی دی گئی رقمیں یہاں نکالی گئی ہیں، آزمائشی میزان میں نہیں۔',
  },
  trial_balance: {
    en: 'Each account of the books with its debits and credits of this period. A balance is debits less credits: it is below zero where the credits are more, and all balances together are zero. Nothing is typed here; it follows from the entries and the movements of cash.',
    ur: 'کھاتوں کا ہر کھاتہ، ان دنوں کے ڈیبٹ اور کریڈٹ کے ساتھ۔ میزان ڈیبٹ میں سے کریڈٹ نکال کر ہے: جہاں کریڈٹ زیادہ ہو وہاں صفر سے کم، اور سب کھاتوں کا میزان مل کر صفر ہوتا ہے۔ یہاں کچھ ہاتھ سے نہیں لکھا جاتا؛ سب اندراجات اور نقد کی نقل و حرکت سے نکلتا ہے۔',
  },
  journal: {
    en: 'Every voucher of this period, line by line: each entry of an agreement and each movement of cash, by its receipt, voucher or slip number. An entry without a receipt has the number of its agreement and its place there. The export is in the form that accounting programs take.',
    ur: 'ان دنوں کا ہر واؤچر، سطر بہ سطر: معاہدوں کا ہر اندراج اور نقد کی ہر نقل و حرکت، اپنی رسید، واؤچر یا پرچی کے نمبر کے ساتھ۔ جس اندراج کی رسید نہیں، اس کا نمبر معاہدے کا نمبر اور اس میں اندراج کی جگہ ہے۔ ایکسپورٹ اسی شکل میں ہے جو حساب کے پروگرام لیتے ہیں۔',
  },
  challenge_results: {
    en: 'Each participant’s final result in the challenges that ended in this period, with the limit that had to hold.',
    ur: 'ان دنوں میں ختم ہونے والے چیلنجز میں ہر شریک کا حتمی نتیجہ، جو اختتام کے بعد طے ہو چکا، اور وہ حد جو برقرار رہنی تھی۔',
  },
};
