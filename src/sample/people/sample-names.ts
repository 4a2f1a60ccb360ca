/** A word in English and in Urdu. */
export interface Bilingual {
  readonly en: string;
  readonly ur: string;
}

type Pair = readonly [en: string, ur: string];

const bilingual = ([en, ur]: Pair): Bilingual => ({ en, ur });

/** Given names of men, as written on identity cards of Punjab and Sindh. */
export const maleNames: readonly Bilingual[] = (
  [
    ['Muhammad Aslam', 'محمد اسلم'],
    ['Muhammad Arshad', 'محمد ارشد'],
    ['Muhammad Yousaf', 'محمد یوسف'],
    ['Muhammad Ramzan', 'محمد رمضان'],
    ['Muhammad Shafiq', 'محمد شفیق'],
    ['Muhammad Imran', 'محمد عمران'],
    ['Muhammad Nadeem', 'محمد ندیم'],
    ['Muhammad Saleem', 'محمد سلیم'],
    ['Muhammad Tariq', 'محمد طارق'],
    ['Muhammad Waqas', 'محمد وقاص'],
    ['Ghulam Mustafa', 'غلام مصطفیٰ'],
    ['Ghulam Rasool', 'غلام رسول'],
    ['Ghulam Abbas', 'غلام عباس'],
    ['Abdul Rehman', 'عبدالرحمٰن'],
    ['Abdul Ghaffar', 'عبدالغفار'],
    ['Abdul Rasheed', 'عبدالرشید'],
    ['Abdul Majeed', 'عبدالمجید'],
    ['Abdul Sattar', 'عبدالستار'],
    ['Allah Ditta', 'اللہ دتہ'],
    ['Allah Bakhsh', 'اللہ بخش'],
    ['Nazir Ahmed', 'نذیر احمد'],
    ['Bashir Ahmed', 'بشیر احمد'],
    ['Riaz Ahmed', 'ریاض احمد'],
    ['Mushtaq Ahmed', 'مشتاق احمد'],
    ['Sajjad Hussain', 'سجاد حسین'],
    ['Shabbir Hussain', 'شبیر حسین'],
    ['Liaqat Ali', 'لیاقت علی'],
    ['Asghar Ali', 'اصغر علی'],
    ['Zulfiqar Ali', 'ذوالفقار علی'],
    ['Khadim Hussain', 'خادم حسین'],
    ['Zafar Iqbal', 'ظفر اقبال'],
    ['Javed Iqbal', 'جاوید اقبال'],
    ['Khalid Mehmood', 'خالد محمود'],
    ['Tahir Mehmood', 'طاہر محمود'],
    ['Shahid Nawaz', 'شاہد نواز'],
    ['Haq Nawaz', 'حق نواز'],
    ['Faisal', 'فیصل'],
    ['Kashif', 'کاشف'],
    ['Rizwan', 'رضوان'],
    ['Adnan', 'عدنان'],
    ['Usman', 'عثمان'],
    ['Umar Farooq', 'عمر فاروق'],
    ['Hamza', 'حمزہ'],
    ['Naveed', 'نوید'],
    ['Asad', 'اسد'],
    ['Fayyaz', 'فیاض'],
    ['Ijaz', 'اعجاز'],
    ['Sarfraz', 'سرفراز'],
    ['Amjad', 'امجد'],
    ['Yasir', 'یاسر'],
  ] as const
).map(bilingual);

/** Given names of women. */
export const femaleNames: readonly Bilingual[] = (
  [
    ['Rukhsana', 'رخسانہ'],
    ['Shazia', 'شازیہ'],
    ['Nasreen', 'نسرین'],
    ['Parveen', 'پروین'],
    ['Zubaida', 'زبیدہ'],
    ['Shamim', 'شمیم'],
    ['Kausar', 'کوثر'],
    ['Saima', 'صائمہ'],
    ['Sumaira', 'سمیرا'],
    ['Samina', 'ثمینہ'],
    ['Tahira', 'طاہرہ'],
    ['Nusrat', 'نصرت'],
    ['Asma', 'اسماء'],
    ['Ayesha', 'عائشہ'],
    ['Fatima', 'فاطمہ'],
    ['Khadija', 'خدیجہ'],
    ['Amina', 'آمنہ'],
    ['Maryam', 'مریم'],
    ['Zahida', 'زاہدہ'],
    ['Naila', 'نائلہ'],
    ['Rubina', 'روبینہ'],
    ['Farzana', 'فرزانہ'],
    ['Shahida', 'شاہدہ'],
    ['Bushra', 'بشریٰ'],
    ['Nazia', 'نازیہ'],
    ['Sadia', 'سعدیہ'],
    ['Kiran', 'کرن'],
    ['Iqra', 'اقراء'],
    ['Sidra', 'سدرہ'],
    ['Mehwish', 'مہوش'],
    ['Robina', 'روبینا'],
    ['Ghazala', 'غزالہ'],
    ['Riffat', 'رفعت'],
    ['Shabana', 'شبانہ'],
    ['Yasmeen', 'یاسمین'],
    ['Naseem', 'نسیم'],
    ['Hajra', 'ہاجرہ'],
    ['Razia', 'رضیہ'],
    ['Sakina', 'سکینہ'],
    ['Balqees', 'بلقیس'],
  ] as const
).map(bilingual);

/** The second names of women without a family name. */
export const femaleSecondNames: readonly Bilingual[] = (
  [
    ['Bibi', 'بی بی'],
    ['Begum', 'بیگم'],
    ['Akhtar', 'اختر'],
    ['Kausar', 'کوثر'],
    ['Parveen', 'پروین'],
    ['Jabeen', 'جبین'],
    ['Shaheen', 'شاہین'],
    ['Batool', 'بتول'],
    ['Naz', 'ناز'],
    ['Mai', 'مائی'],
  ] as const
).map(bilingual);

/** Family and clan names. */
export const familyNames: readonly Bilingual[] = (
  [
    ['Awan', 'اعوان'],
    ['Cheema', 'چیمہ'],
    ['Gondal', 'گوندل'],
    ['Bhatti', 'بھٹی'],
    ['Malik', 'ملک'],
    ['Rana', 'رانا'],
    ['Sheikh', 'شیخ'],
    ['Mughal', 'مغل'],
    ['Butt', 'بٹ'],
    ['Qureshi', 'قریشی'],
    ['Khan', 'خان'],
    ['Ranjha', 'رانجھا'],
    ['Tiwana', 'ٹوانہ'],
    ['Warraich', 'وڑائچ'],
    ['Chaudhry', 'چوہدری'],
    ['Ansari', 'انصاری'],
    ['Siddiqui', 'صدیقی'],
    ['Abbasi', 'عباسی'],
    ['Baloch', 'بلوچ'],
    ['Khokhar', 'کھوکھر'],
    ['Gujjar', 'گجر'],
    ['Sial', 'سیال'],
    ['Hashmi', 'ہاشمی'],
    ['Mirza', 'مرزا'],
  ] as const
).map(bilingual);
