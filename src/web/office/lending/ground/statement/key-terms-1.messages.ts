import type { KeyTerms } from './key-terms.ts';

/** The first edition. Customers consented to these words, so they stay as they are; other words are a new edition. */
export const firstKeyTerms: KeyTerms = {
  deferred_sale: {
    title: { en: 'Key fact statement: deferred sale', ur: 'بنیادی معلومات نامہ: ادھار فروخت' },
    subject: { en: 'What you buy', ur: 'آپ کیا خرید رہے ہیں' },
    terms: [
      {
        heading: { en: 'A sale, not a loan', ur: 'یہ فروخت ہے، قرض نہیں' },
        text: {
          en: 'The lender sells you the goods at their cash price, and you pay it later in installments (bai muajjal). The price is fixed: time adds nothing to it.',
          ur: 'ادارہ آپ کو سامان نقد قیمت پر ادھار بیچ رہا ہے (بیع مؤجل)، اور آپ یہی قیمت قسطوں میں ادا کریں گے۔ قیمت طے شدہ ہے، مہلت کی وجہ سے اس میں کچھ نہیں بڑھتا۔',
        },
      },
      {
        heading: { en: 'When the goods become yours', ur: 'سامان کب آپ کا ہوگا' },
        text: {
          en: 'The lender owns and holds the goods until they are handed over to you. From then on they are yours, and so are their care and risk, even while installments are unpaid.',
          ur: 'حوالگی تک سامان ادارے کی ملکیت اور قبضے میں ہوتا ہے۔ حوالے ہوتے ہی وہ آپ کا ہے، چاہے قسطیں باقی ہوں، اور اس کی حفاظت اور نقصان بھی آپ کے ذمے ہیں۔',
        },
      },
      {
        heading: { en: 'If an installment is late', ur: 'اگر قسط میں تاخیر ہو' },
        text: {
          en: 'Nothing is charged, and the price does not rise. Your branch reminds you by phone, message or visit.',
          ur: 'کوئی جرمانہ نہیں اور قیمت نہیں بڑھتی۔ برانچ آپ کو فون، پیغام یا ملاقات کے ذریعے یاد دہانی کراتی ہے۔',
        },
      },
      {
        heading: { en: 'If you cannot pay', ur: 'اگر ادا کرنا ممکن نہ رہے' },
        text: {
          en: 'Tell your branch, before the due date if you can. It can request new dates or relief for you, free of charge. Until then the unpaid part of the price is owed, and the lender may claim it as the law allows.',
          ur: 'اپنی برانچ کو بتائیے، ہو سکے تو واجب ہونے کی تاریخ سے پہلے۔ برانچ آپ کے لیے نئی تاریخوں یا رعایت کی درخواست دے سکتی ہے، اس کی کوئی فیس نہیں۔ اس وقت تک باقی قیمت واجب رہتی ہے، اور ادارہ اسے قانون کے مطابق طلب کر سکتا ہے۔',
        },
      },
      {
        heading: { en: 'What your guarantors bear', ur: 'ضامنوں کی ذمہ داری' },
        text: {
          en: 'They promise that the price will be paid. If you stay late for long, the lender may contact them and ask them for the unpaid part of the price, never for more.',
          ur: 'ضامن قیمت کی ادائیگی کی ضمانت دیتے ہیں۔ تاخیر لمبی ہو جائے تو ادارہ ان سے رابطہ کر کے باقی قیمت طلب کر سکتا ہے، اس سے زیادہ کبھی نہیں۔',
        },
      },
      {
        heading: { en: 'If you pay early', ur: 'اگر وقت سے پہلے ادا کریں' },
        text: {
          en: 'You may pay any part early. It costs nothing, and it gives no right to a discount.',
          ur: 'آپ کوئی بھی رقم وقت سے پہلے ادا کر سکتے ہیں۔ اس کی کوئی فیس نہیں، اور اس سے کسی چھوٹ کا حق نہیں بنتا۔',
        },
      },
      {
        heading: { en: 'Relief', ur: 'ہمدردانہ رعایت' },
        text: {
          en: 'A family in great need may ask for relief at its branch and give the reason. A second person decides, and the branch tells you the decision. Relief is a kindness, not a right.',
          ur: 'سخت ضرورت مند خاندان اپنی برانچ میں وجہ بتا کر رعایت کی درخواست دے سکتا ہے۔ فیصلہ دوسرا شخص کرتا ہے اور برانچ آپ کو بتاتی ہے۔ رعایت احسان ہے، حق نہیں۔',
        },
      },
      {
        heading: { en: 'Complaints', ur: 'شکایت' },
        text: {
          en: 'Complain at your branch or by the phone number below. You get an answer within 15 days. If it does not satisfy you, you may turn to the Securities and Exchange Commission of Pakistan (SECP).',
          ur: 'شکایت اپنی برانچ میں یا نیچے دیے گئے فون نمبر پر کیجیے۔ جواب 15 دن کے اندر دیا جائے گا۔ تسلی نہ ہو تو آپ سکیورٹیز اینڈ ایکسچینج کمیشن آف پاکستان (SECP) سے رجوع کر سکتے ہیں۔',
        },
      },
      {
        heading: { en: 'Your data', ur: 'آپ کی معلومات' },
        text: {
          en: 'Your details and documents are used for your agreements only, by staff who need them. No one else gets them unless the law demands it. You may ask to see them.',
          ur: 'آپ کے کوائف اور دستاویزات صرف آپ کے معاہدوں کے لیے استعمال ہوتے ہیں اور صرف متعلقہ عملہ انہیں دیکھتا ہے۔ قانونی تقاضے کے بغیر کسی اور کو نہیں دیے جاتے۔ آپ انہیں دیکھنے کی درخواست دے سکتے ہیں۔',
        },
      },
    ],
  },
  qard_e_hasan: {
    title: { en: 'Key fact statement: qard-e-hasan', ur: 'بنیادی معلومات نامہ: قرضِ حسنہ' },
    subject: { en: 'What you receive', ur: 'آپ کو کیا ملے گا' },
    terms: [
      {
        heading: { en: 'A loan without any return', ur: 'یہ قرض ہے، بغیر کسی نفع کے' },
        text: {
          en: 'The lender lends you money (qard-e-hasan), and you repay the same amount in installments. Nothing is sold, and time adds nothing to the amount.',
          ur: 'ادارہ آپ کو رقم قرض دے رہا ہے (قرضِ حسنہ)، اور آپ اتنی ہی رقم قسطوں میں واپس کریں گے۔ کچھ فروخت نہیں ہو رہا، اور مہلت کی وجہ سے رقم میں کچھ نہیں بڑھتا۔',
        },
      },
      {
        heading: { en: 'When the money becomes yours', ur: 'رقم کب آپ کی ہوگی' },
        text: {
          en: 'You receive it in one sum, in cash or by transfer, and sign for it. From then on it is yours to use, and you owe the same amount.',
          ur: 'رقم آپ کو ایک ساتھ ملے گی، نقد یا ٹرانسفر سے، اور آپ اس کی وصولی پر دستخط کریں گے۔ اس وقت سے رقم آپ کی ہے، اور اتنی ہی رقم آپ کے ذمے قرض ہے۔',
        },
      },
      {
        heading: { en: 'If an installment is late', ur: 'اگر قسط میں تاخیر ہو' },
        text: {
          en: 'Nothing is charged, and the amount does not rise. Your branch reminds you by phone, message or visit.',
          ur: 'کوئی جرمانہ نہیں اور رقم نہیں بڑھتی۔ برانچ آپ کو فون، پیغام یا ملاقات کے ذریعے یاد دہانی کراتی ہے۔',
        },
      },
      {
        heading: { en: 'If you cannot repay', ur: 'اگر واپس کرنا ممکن نہ رہے' },
        text: {
          en: 'Tell your branch, before the due date if you can. It can request new dates or relief for you, free of charge. Until then the rest of the loan is owed, and the lender may claim it as the law allows.',
          ur: 'اپنی برانچ کو بتائیے، ہو سکے تو واجب ہونے کی تاریخ سے پہلے۔ برانچ آپ کے لیے نئی تاریخوں یا رعایت کی درخواست دے سکتی ہے، اس کی کوئی فیس نہیں۔ اس وقت تک باقی قرض واجب رہتا ہے، اور ادارہ اسے قانون کے مطابق طلب کر سکتا ہے۔',
        },
      },
      {
        heading: { en: 'What your guarantors bear', ur: 'ضامنوں کی ذمہ داری' },
        text: {
          en: 'They promise that the loan will be repaid. If you stay late for long, the lender may contact them and ask them for the rest of the loan, never for more.',
          ur: 'ضامن قرض کی واپسی کی ضمانت دیتے ہیں۔ تاخیر لمبی ہو جائے تو ادارہ ان سے رابطہ کر کے باقی قرض طلب کر سکتا ہے، اس سے زیادہ کبھی نہیں۔',
        },
      },
      {
        heading: { en: 'If you repay early', ur: 'اگر وقت سے پہلے واپس کریں' },
        text: {
          en: 'You may repay any part early. It costs nothing, and it gives no right to a discount.',
          ur: 'آپ کوئی بھی رقم وقت سے پہلے واپس کر سکتے ہیں۔ اس کی کوئی فیس نہیں، اور اس سے کسی چھوٹ کا حق نہیں بنتا۔',
        },
      },
      {
        heading: { en: 'Relief', ur: 'ہمدردانہ رعایت' },
        text: {
          en: 'A family in great need may ask for relief at its branch and give the reason. A second person decides, and the branch tells you the decision. Relief is a kindness, not a right.',
          ur: 'سخت ضرورت مند خاندان اپنی برانچ میں وجہ بتا کر رعایت کی درخواست دے سکتا ہے۔ فیصلہ دوسرا شخص کرتا ہے اور برانچ آپ کو بتاتی ہے۔ رعایت احسان ہے، حق نہیں۔',
        },
      },
      {
        heading: { en: 'Complaints', ur: 'شکایت' },
        text: {
          en: 'Complain at your branch or by the phone number below. You get an answer within 15 days. If it does not satisfy you, you may turn to the Securities and Exchange Commission of Pakistan (SECP).',
          ur: 'شکایت اپنی برانچ میں یا نیچے دیے گئے فون نمبر پر کیجیے۔ جواب 15 دن کے اندر دیا جائے گا۔ تسلی نہ ہو تو آپ سکیورٹیز اینڈ ایکسچینج کمیشن آف پاکستان (SECP) سے رجوع کر سکتے ہیں۔',
        },
      },
      {
        heading: { en: 'Your data', ur: 'آپ کی معلومات' },
        text: {
          en: 'Your details and documents are used for your agreements only, by staff who need them. No one else gets them unless the law demands it. You may ask to see them.',
          ur: 'آپ کے کوائف اور دستاویزات صرف آپ کے معاہدوں کے لیے استعمال ہوتے ہیں اور صرف متعلقہ عملہ انہیں دیکھتا ہے۔ قانونی تقاضے کے بغیر کسی اور کو نہیں دیے جاتے۔ آپ انہیں دیکھنے کی درخواست دے سکتے ہیں۔',
        },
      },
    ],
  },
};
