import type { SiteOfferForm } from '#contract/lender/site-offer.ts';
import type { LenderProfile, SiteTexts } from '#contract/site/site-content.ts';
import { rupees } from '#domain/money/rupees.ts';
import { phoneOf } from './phone-of.ts';

interface LenderContent {
  readonly lender: LenderProfile;
  readonly texts: SiteTexts;
  readonly offer: SiteOfferForm;
  /** The texts of the page that visitors get before the site is published. */
  readonly unpublished: Pick<SiteTexts, 'title' | 'description'>;
}

/**
 * The public site's content for a lender that has changed nothing yet, English beside Urdu. All of it can be changed in the
 * settings; branches are rows of the database. The phones are placeholders until the lender sets its own.
 */
export const lenderContent: LenderContent = {
  lender: {
    name: { en: 'Asaan Qist', ur: 'آسان قسط' },
    licenceNumber: null,
    phone: phoneOf('+92 300 0000000'),
    whatsApp: phoneOf('+92 300 0000000'),
    email: 'help@asaanqist.example',
    social: {
      facebook: 'https://www.facebook.com/',
      instagram: 'https://www.instagram.com/',
      youtube: 'https://www.youtube.com/',
    },
    officeHours: [
      {
        days: { en: 'Mon-Fri', ur: 'پیر تا جمعہ' },
        weekdays: [1, 2, 3, 4, 5],
        opensAt: '09:00',
        closesAt: '17:00',
      },
      { days: { en: 'Saturday', ur: 'ہفتہ' }, weekdays: [6], opensAt: '09:00', closesAt: '14:00' },
    ],
    copyrightYear: 2024,
  },
  texts: {
    title: {
      en: 'Asaan Qist | Interest-Free Installments in Pakistan',
      ur: 'آسان قسط | پاکستان بھر میں بلا سود اقساط',
    },
    description: {
      en: 'Dowry, business and home appliances in equal monthly installments at 0% interest. Regulator authorized, 1000+ families served, branches across Pakistan.',
      ur: 'جہیز، کاروبار اور گھریلو اشیاء بلا سود، برابر ماہانہ قسطوں میں۔ ریگولیٹر سے منظور شدہ، ایک ہزار سے زائد مستفید خاندان، پاکستان بھر میں برانچیں۔',
    },
    introduction: {
      en: 'For a daughter’s wedding, a shop or a home: take what your family needs today and pay its price, month by month. Never a rupee more.',
      ur: 'بیٹی کی شادی ہو، اپنی دکان یا گھر کا سامان: ضرورت آج پوری کیجیے اور قیمت ماہ بہ ماہ آسان قسطوں میں ادا کیجیے۔ ایک روپیہ بھی زیادہ نہیں۔',
    },
    servicesHeading: { en: 'Three needs, one rule', ur: 'تین ضرورتیں، ایک اصول' },
    servicesIntroduction: {
      en: 'Choose what you need and pay its price in equal monthly installments. No interest. No hidden charges.',
      ur: 'اپنی ضرورت کی چیز چنیے اور اس کی قیمت برابر ماہانہ قسطوں میں ادا کیجیے۔ نہ سود، نہ کوئی پوشیدہ خرچ۔',
    },
    reliefHeading: { en: 'Compassionate relief', ur: 'ہمدردانہ رعایت' },
    reliefExplanation: {
      en: 'When a family is in extreme need, part of the amount may be waived. The branch hears each request with care and in confidence.',
      ur: 'جو خاندان شدید ضرورت مند ہو، اس کی بقایا رقم کا کچھ حصہ معاف کیا جا سکتا ہے۔ ہر درخواست برانچ میں توجہ اور رازداری سے سنی جاتی ہے۔',
    },
    regulatorHeading: { en: 'Regulator authorized', ur: 'ریگولیٹر سے منظور شدہ' },
    regulatorExplanation: {
      en: 'Asaan Qist is authorized by Pakistan’s national securities regulator and works under its rules.',
      ur: 'آسان قسط پاکستان کے قومی سیکیورٹیز ریگولیٹر سے منظور شدہ ادارہ ہے اور اسی کے ضوابط کے تحت کام کرتا ہے۔',
    },
    regulatorFirstPoint: {
      en: 'Every agreement in writing, in Urdu and English',
      ur: 'ہر معاہدہ تحریری، اردو اور انگریزی میں',
    },
    regulatorSecondPoint: {
      en: 'A numbered receipt for every payment',
      ur: 'ہر ادائیگی پر نمبر والی رسید',
    },
    missionHeading: { en: 'Hardship should not cost you more', ur: 'مجبوری کی قیمت نہ چکانی پڑے' },
    mission: {
      en: 'From Sargodha we serve low-income families and small entrepreneurs for whom a wedding, a shop or a home appliance is too much to pay at once. We spread the price over small monthly installments and add nothing to it.',
      ur: 'سرگودھا سے ہم ان کم آمدنی والے خاندانوں اور چھوٹے کاروباری افراد کی خدمت کرتے ہیں جن کے لیے شادی، دکان یا گھر کے سامان کی پوری رقم ایک ساتھ ادا کرنا مشکل ہے۔ ہم قیمت کو چھوٹی ماہانہ قسطوں میں تقسیم کرتے ہیں اور اس میں کوئی اضافہ نہیں کرتے۔',
    },
    missionOfficers: {
      en: 'Our officers sit with you, explain every rupee in your own language, and put it in writing before you sign.',
      ur: 'ہمارا عملہ آپ کے ساتھ بیٹھ کر ہر روپے کا حساب آپ کی اپنی زبان میں سمجھاتا ہے اور دستخط سے پہلے سب کچھ لکھ کر دیتا ہے۔',
    },
    branchesHeading: { en: 'A branch near you', ur: 'آپ کے قریب ہماری برانچ' },
    branchesIntroduction: {
      en: 'Bring your questions. The tea is on us.',
      ur: 'اپنے سوال لے کر تشریف لائیے، چائے ہماری طرف سے۔',
    },
    homeVisitHeading: { en: 'Can’t Visit a Branch?', ur: 'برانچ آنا ممکن نہیں؟' },
    homeVisitExplanation: {
      en: 'Our representative will come to your home at a time that suits you, explain everything and take your request there.',
      ur: 'ہمارا نمائندہ آپ کی سہولت کے مطابق گھر آ کر سب کچھ سمجھائے گا اور آپ کی درخواست وہیں وصول کرے گا۔',
    },
    contactHeading: { en: 'Talk to us', ur: 'ہم سے بات کیجیے' },
    contactIntroduction: {
      en: 'Leave your details and a representative will contact you within 24 hours.',
      ur: 'اپنا نام اور فون نمبر لکھ دیجیے، ہمارا نمائندہ 24 گھنٹے کے اندر آپ سے رابطہ کرے گا۔',
    },
    privacyHeading: { en: 'Your details stay with us', ur: 'آپ کی معلومات محفوظ ہیں' },
    privacyExplanation: {
      en: 'We use them only to answer you. They are stored securely and never sold.',
      ur: 'یہ صرف آپ سے رابطے کے لیے استعمال ہوتی ہیں، حفاظت سے رکھی جاتی ہیں اور کسی کو فروخت نہیں کی جاتیں۔',
    },
    guideHeading: { en: 'How it works', ur: 'طریقۂ کار' },
    guideIntroduction: { en: 'Four steps, usually within a week.', ur: 'چار مرحلے، عموماً ایک ہفتے کے اندر۔' },
    firstStep: { en: 'Talk', ur: 'بات چیت' },
    firstStepText: {
      en: 'Call, write or come in. We come to your home too. No fee.',
      ur: 'فون کیجیے، لکھیے یا تشریف لائیے۔ ہم آپ کے گھر بھی آتے ہیں۔ کوئی فیس نہیں۔',
    },
    secondStep: { en: 'Papers', ur: 'کاغذات' },
    secondStepText: {
      en: 'Your CNIC, a utility bill and two guarantors. Originals go home with you.',
      ur: 'آپ کا شناختی کارڈ، ایک یوٹیلیٹی بل اور دو ضامن۔ اصل کاغذات آپ کے پاس ہی رہتے ہیں۔',
    },
    thirdStep: { en: 'Read aloud', ur: 'سن کر دستخط' },
    thirdStepText: {
      en: 'We read you the agreement, every rupee of it, before you sign.',
      ur: 'دستخط سے پہلے ہم آپ کو پورا معاہدہ پڑھ کر سناتے ہیں، ایک ایک روپے کے ساتھ۔',
    },
    fourthStep: { en: 'Goods home', ur: 'سامان گھر پر' },
    fourthStepText: {
      en: 'The goods come to your door. The first installment is a month later.',
      ur: 'سامان آپ کے دروازے پر پہنچتا ہے۔ پہلی قسط ایک ماہ بعد ہوتی ہے۔',
    },
    bringFirst: { en: 'Your original CNIC', ur: 'آپ کا اصل شناختی کارڈ' },
    bringSecond: { en: 'A recent utility bill of your home', ur: 'آپ کے گھر کا تازہ یوٹیلیٹی بل' },
    bringThird: { en: 'One photo, or we take it', ur: 'ایک تصویر، یا ہم بنا لیتے ہیں' },
    bringFourth: { en: 'Proof of income, if you have one', ur: 'آمدنی کا ثبوت، اگر ہو' },
    bringFifth: { en: 'Two guarantors with their CNIC', ur: 'دو ضامن، اپنے شناختی کارڈ کے ساتھ' },
    notNeeded: {
      en: 'Not needed: property papers, gold, blank cheques, a fee.',
      ur: 'درکار نہیں: جائیداد کے کاغذ، سونا، خالی چیک، کوئی فیس۔',
    },
    questionLate: { en: 'What if I am late?', ur: 'اگر قسط میں دیر ہو جائے؟' },
    answerLate: {
      en: 'Nothing is added, ever. Call before the day and we agree on another one.',
      ur: 'کبھی کچھ نہیں بڑھتا۔ تاریخ سے پہلے فون کر لیجیے، دوسرا دن طے کر لیں گے۔',
    },
    questionEarly: { en: 'May I pay early?', ur: 'کیا پہلے ادا کر سکتے ہیں؟' },
    answerEarly: {
      en: 'Any day, any part. Nothing is saved and nothing lost: the price is the same.',
      ur: 'جب چاہیں، جتنا چاہیں؛ قیمت وہی رہتی ہے، نہ کم نہ زیادہ۔',
    },
    questionGuarantor: { en: 'Who can be a guarantor?', ur: 'ضامن کون بن سکتا ہے؟' },
    answerGuarantor: {
      en: 'Two people from other homes, with CNIC and phone, who know what they promise.',
      ur: 'دوسرے گھروں کے دو افراد، شناختی کارڈ اور فون کے ساتھ، جو اپنی ذمہ داری جانتے ہوں۔',
    },
    questionRelief: { en: 'How does relief work?', ur: 'رعایت کیسے ملتی ہے؟' },
    answerRelief: {
      en: 'In extreme need a part may be waived. Ask the branch, in confidence.',
      ur: 'شدید ضرورت میں رقم کا کچھ حصہ معاف ہو سکتا ہے؛ برانچ سے رازداری سے پوچھیے۔',
    },
    questionInterest: { en: 'Why no interest?', ur: 'سود کیوں نہیں؟' },
    answerInterest: {
      en: 'Because hardship should not come at a price.',
      ur: 'کیونکہ مجبوری کی کوئی قیمت نہیں ہونی چاہیے۔',
    },
    footerStatement: {
      en: 'Interest-free installments for families and small businesses across Pakistan.',
      ur: 'پاکستان بھر کے خاندانوں اور چھوٹے کاروباروں کے لیے بلا سود اقساط۔',
    },
  },
  unpublished: {
    title: { en: 'This site is being prepared', ur: 'یہ ویب سائٹ تیار کی جا رہی ہے' },
    description: {
      en: 'Our services, branches and phone numbers will be here once we open to the public. Customers and staff with an account can sign in now.',
      ur: 'ہماری خدمات، برانچیں اور فون نمبر یہاں اس وقت نظر آئیں گے جب ہم عوام کے لیے کام شروع کریں گے۔ جن صارفین اور ملازمین کا اکاؤنٹ ہے وہ ابھی سائن اِن کر سکتے ہیں۔',
    },
  },
  offer: {
    showsPrices: true,
    headline: { en: 'Interest-Free Installments', ur: 'بلا سود اقساط' },
    services: {
      dowry: {
        name: { en: 'Dowry Easy Installments', ur: 'جہیز، آسان اقساط پر' },
        shortName: { en: 'Dowry', ur: 'جہیز' },
        summary: {
          en: 'Send your daughter off with dignity: furniture, bedding, clothing and kitchenware, without the weight of interest.',
          ur: 'بیٹی کی رخصتی عزت اور اطمینان سے: فرنیچر، بستر، ملبوسات اور برتن، سود کے بوجھ کے بغیر۔',
        },
        items: [
          { en: 'Furniture and bedding', ur: 'فرنیچر اور بستر' },
          { en: 'Clothing and fabric', ur: 'ملبوسات اور کپڑا' },
          { en: 'Kitchenware and crockery', ur: 'برتن اور باورچی خانے کا سامان' },
        ],
      },
      business: {
        name: { en: 'Business Easy Installments', ur: 'کاروبار، آسان اقساط پر' },
        shortName: { en: 'Business', ur: 'کاروبار' },
        summary: {
          en: 'Open a shop, stock its shelves or buy the machine that earns. Pay from what the work brings in.',
          ur: 'دکان کا آغاز ہو، مال کی خریداری یا روزگار کی مشین: کام شروع کیجیے اور آمدنی سے قسط ادا کرتے جائیے۔',
        },
        items: [
          { en: 'Stock for your shop', ur: 'دکان کا مال' },
          { en: 'Tools and machines', ur: 'اوزار اور مشینیں' },
          { en: 'Carts and work motorcycles', ur: 'ریڑھی اور روزگار کے لیے موٹر سائیکل' },
        ],
      },
      installments: {
        name: { en: 'Product Easy Installments', ur: 'گھریلو اشیاء، آسان اقساط پر' },
        shortName: { en: 'Home', ur: 'گھر' },
        summary: {
          en: 'A fridge before the summer, a fan, a sewing machine: what keeps a home running, in small monthly installments.',
          ur: 'گرمیوں سے پہلے فریج، پنکھا یا سلائی مشین: گھر کی ضرورت کی ہر چیز چھوٹی ماہانہ قسطوں میں۔',
        },
        items: [
          { en: 'Home appliances', ur: 'گھریلو برقی آلات' },
          { en: 'Electronics', ur: 'الیکٹرانکس' },
          { en: 'Daily essentials', ur: 'روزمرہ ضرورت کی اشیاء' },
        ],
      },
    },
    reliefExample: { requested: rupees(150_000), repaid: rupees(100_000) },
    badges: {
      regulator: {
        figure: null,
        claim: { en: 'Regulator authorized', ur: 'ریگولیٹر سے منظور شدہ' },
        note: { en: 'by the national securities regulator', ur: 'قومی سیکیورٹیز ریگولیٹر' },
      },
      noInterest: {
        figure: '0%',
        claim: { en: 'interest installments', ur: 'سود، برابر اقساط' },
        note: { en: 'the price is all you ever pay', ur: 'صرف اصل قیمت کی ادائیگی' },
      },
      families: {
        figure: '1000+',
        claim: { en: 'families benefited', ur: 'خاندان مستفید' },
        note: { en: 'weddings, shops and homes', ur: 'شادی، دکان اور گھر کے لیے' },
      },
    },
    promise: {
      en: 'The price we agree on is the price you pay. Not one rupee more.',
      ur: 'جو قیمت طے ہوئی، وہی ادا ہوگی۔ ایک روپیہ بھی زیادہ نہیں۔',
    },
    stats: {
      families: { figure: '1000+', label: { en: 'Families Served', ur: 'مستفید خاندان' } },
      years: { figure: '5+', label: { en: 'Years Experience', ur: 'سال کا تجربہ' } },
      branches: { figure: null, label: { en: 'Branch Locations', ur: 'برانچیں' } },
      interest: { figure: '100%', label: { en: 'Interest Free', ur: 'بلا سود' } },
    },
  },
};
