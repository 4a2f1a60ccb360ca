import type { ImportFieldName } from './import-fields.ts';

type KnownHeadings = Readonly<Partial<Record<ImportFieldName, readonly string[]>>>;

const names = (...lines: string[]): readonly string[] => lines.flatMap((line) => line.split(', '));

/**
 * The headings by which offices name the columns of their registers, besides those of the templates. Order of words, letter
 * case, punctuation and the words of `heading-key.ts` that mean the same make no difference, so each is here once.
 */
export const customerHeadings: KnownHeadings = {
  'fullName.own': names(
    'Customer name, Name, Full name, Customer full name, Complete name, Name in English',
    'Customer name English, Account holder name, Name and father name, Name with father name',
    'Name and parentage, نام, پورا نام, مکمل نام, صارف, نام صارف, درخواست گزار کا نام, درخواست گزار',
    'نام انگریزی, نام مع ولدیت, نام و ولدیت',
  ),
  'fullName.ur': names('Name in Urdu, Customer name Urdu, Full name Urdu, نام اردو'),
  relative: names(
    'Relation, Relationship, Relation type, Type of relation, Relation with customer, رشتہ, تعلق',
    'رشتہ کی قسم',
  ),
  'relativeName.own': names(
    'Father or husband name, Father husband name, Father name, Father or husband, Father husband',
    'Father, Father full name, Customer father name, Father guardian name, Father guardian, Parentage',
    'Relative name, Name of relative, S/O, S/O W/O, S/O D/O W/O, S/O D/O, S/O W/O D/O, D/O W/O, W/O',
    'S/D/W of, S/D/W/O, S/W/D of, S/W of, Son of, Son or wife of, Son daughter wife of, F/H name, F/H',
    'والد یا شوہر کا نام, والد یا شوہر, ولدیت, ولد, ولد زوجہ, ولد بنت زوجہ, ولدیت زوجیت',
    'ولدیت یا زوجیت, زوجہ, زوجیت, والد سرپرست, والد سرپرست کا نام',
  ),
  'relativeName.ur': names('Father name Urdu, Father or husband name Urdu, والد کا نام اردو, ولدیت اردو'),
  cnic: names(
    'CNIC, CNIC no, Customer CNIC, Customer CNIC no, NIC, NIC no, Identity card no, Identity card',
    'National identity card, National identity card no, National identity no, National ID',
    'CNIC without dashes, قومی شناختی کارڈ, قومی شناختی کارڈ نمبر, کمپیوٹرائزڈ شناختی کارڈ نمبر',
    'سی این آئی سی, سی این آئی سی نمبر, این آئی سی',
  ),
  cnicExpiresOn: names(
    'CNIC expiry date, CNIC expiry, CNIC expires on, CNIC valid until, CNIC valid upto, CNIC validity',
    'Identity card expiry, Identity card expiry date, میعاد, شناختی کارڈ کی میعاد, کارڈ کی میعاد',
    'تاریخ میعاد, میعاد ختم, تاریخ تنسیخ, شناختی کارڈ کی تاریخ تنسیخ, میعاد ختم ہونے کی تاریخ',
    'کارڈ ختم ہونے کی تاریخ, معیاد, شناختی کارڈ کی معیاد',
  ),
  gender: names('Gender, Sex, M/F, Male/Female, Male or female, جنس, مرد عورت, مرد یا عورت, صنف'),
  bornOn: names('Date of birth, DOB, Birthdate, Birth, Birthday, Customer date of birth, DOB date, پیدائش'),
  phone: names(
    'Mobile no, Mobile, Phone no 1, Phone 1, First phone, Customer phone no, Customer phone',
    'Primary phone, Primary phone no, Main phone, Personal phone, Personal phone no',
    'Phone or WhatsApp, Phone WhatsApp, Phone WhatsApp no, پہلا فون',
  ),
  secondPhone: names(
    'Second phone, Second phone no, Phone 2, Phone no 2, Other phone, Other phone no, Other no',
    'Alternate phone, Alternate phone no, Alternate no, Additional phone, Additional phone no',
    'Secondary phone, Secondary phone no, WhatsApp no, WhatsApp, Home phone, Home phone no',
    'Residence phone, Office phone, Landline, Landline no, PTCL, PTCL no, دوسرا نمبر, متبادل نمبر',
    'متبادل فون, متبادل فون نمبر, واٹس ایپ, واٹس ایپ نمبر, گھر کا فون, گھر کا نمبر, اضافی نمبر',
  ),
  email: names(
    'Email, Email address, Email ID, Mail, Mail address, Customer email, ای میل, ای میل پتہ',
    'ای میل آئی ڈی, برقی پتہ',
  ),
  'address.own': names(
    'Address, Present address, Current address, Residential address, Home address, House address',
    'Full address, Complete address, Customer address, Postal address, Mailing address',
    'Street address, Residence address, Address English, مکمل پتہ, پورا پتہ, موجودہ پتہ, رہائشی پتہ',
    'گھر کا پتہ, ڈاک کا پتہ, سکونت, صارف کا پتہ',
  ),
  'address.ur': names('Address in Urdu, Full address Urdu, پتہ اردو'),
  city: names(
    'City, City name, City village, City town, Village city, City or village, Village town, Home city',
    'Customer city, City area, شہر, شہر گاؤں, شہر یا گاؤں, گاؤں شہر, شہر کا نام',
  ),
  branch: names(
    'Branch code, Branch, Branch name, Branch no, Branch ID, Branch city, Branch office, Br, Br code',
    'برانچ کا نام, برانچ کوڈ, برانچ نمبر, شاخ, شاخ کا نام, شاخ کوڈ, شاخ نمبر',
  ),
  officer: names(
    'Officer, Officer in charge, Officer incharge, Officer name, Recovery officer',
    'Recovery officer name, Recovery agent, Loan officer, Credit officer, Field officer, Area officer',
    'Account officer, Salesman, Sales man, Recovery man, Collector, Handled by, Assigned to, افسر',
    'افسر کا نام, ذمہ دار, ذمہ دار افسر, ریکوری افسر, ریکوری مین, انچارج, سیلزمین, وصولی افسر',
  ),
  occupation: names(
    'Occupation, Profession, Job, Employment, Job business, Occupation profession, Nature of work',
    'Nature of business, Nature of job, Source of income, Income source, Customer occupation, پیشہ',
    'روزگار, ملازمت, کام کاج, ذریعہ معاش, ذریعہ آمدنی, ذریعہ روزگار',
  ),
  monthlyIncome: names(
    'Monthly income, Income, Income per month, Income monthly, Salary, Monthly salary, Salary income',
    'Monthly earning, Monthly earnings, Earnings, Net income, ماہانہ آمدنی, ماہوار آمدنی, آمدنی, آمدن',
    'ماہانہ آمدن, تنخواہ, ماہانہ تنخواہ, ماہوار تنخواہ, کمائی',
  ),
  householdSize: names(
    'Household size, Household, Household members, No of household members, Family members',
    'No of family members, Family size, Total family members, Persons in household',
    'People in household, Household persons, Dependents, No of dependents, Dependants',
    'No of dependants, گھر کے افراد, افراد خانہ, اہل خانہ, خاندان کے افراد, گھرانے کے افراد, کل افراد',
    'تعداد افراد, افراد کی تعداد, زیر کفالت, زیر کفالت افراد, کنبہ کے افراد',
  ),
  notes: names('Notes, Note, Remarks, Remark, Comments, Comment, نوٹ, ریمارکس, تبصرہ, کیفیت, ملاحظات'),
};

/** The same for a register of running agreements. */
export const agreementHeadings: KnownHeadings = {
  registerNumber: names(
    'Register no, Registration no, Old register no, Old no, Agreement no, Account no, Case no',
    'File no, Khata no, Ledger no, Ledger folio, Ledger folio no, Folio no, Loan no, Deal no, Sale no',
    'Account code, Case ID, Loan ID, Agreement ID, Account ID, Old account no, پرانا نمبر',
    'پرانا رجسٹر نمبر, رجسٹریشن نمبر, کھاتہ نمبر, فائل نمبر, معاہدہ نمبر, کیس نمبر, لیجر نمبر',
    'قرض نمبر, سودا نمبر',
  ),
  cnic: names(
    'CNIC, CNIC no, Customer CNIC, Customer CNIC no, NIC, NIC no, Identity card no, Identity card',
    'National identity card, National identity card no, National identity no, National ID',
    'CNIC without dashes, قومی شناختی کارڈ, قومی شناختی کارڈ نمبر, کمپیوٹرائزڈ شناختی کارڈ نمبر',
    'سی این آئی سی, سی این آئی سی نمبر, این آئی سی',
  ),
  service: names(
    'Service, Service type, Type of service, Scheme, Purpose of loan, Case type, Product type',
    'سہولت کی قسم, خدمت, اسکیم, سکیم, کیٹیگری',
  ),
  contractKind: names(
    'Contract type, Kind of contract, Nature of contract, Contract mode, Sale or loan, Sale loan',
    'معاہدے کی قسم, معاہدے کی نوعیت, فروخت یا قرض, فروخت قرض',
  ),
  description: names(
    'Item, Item name, Item description, Item details, Item detail, Item sold, Items, Items sold',
    'Items name, Product, Product name, Product description, Product details, Products, Goods',
    'Goods description, Goods details, Name of goods, Article, Article name, Articles, Commodity',
    'Appliance, Merchandise, چیز کا نام, چیزیں, سامان, سامان کی تفصیل, سامان کا نام, تفصیل سامان',
    'اشیاء, اشیاء کی تفصیل, پروڈکٹ, پروڈکٹ کا نام, آئٹم, شے',
  ),
  price: names(
    'Price, Total price, Sale price, Selling price, Sold price, Item price, Product price',
    'Goods price, Agreement price, Total sale price, Net price, Full price, Sale amount',
    'Total sale amount, Total sale, Agreement amount, Contract amount, Invoice amount, Bill amount',
    'Loan amount, Amount of loan, Amount lent, Total loan, Total loan amount, Sanctioned amount',
    'قیمت فروخت, سامان کی قیمت, چیز کی قیمت, پوری قیمت, قرض کی رقم, کل قرض, معاہدے کی رقم',
    'فروخت کی رقم, کل مالیت',
  ),
  downPayment: names(
    'Down payment, Down payment amount, Down payment paid, Downpayment, Down pay, DP, Advance payment',
    'Advance, Advance paid, Advance amount, Advance money, Advance amount paid, Initial payment',
    'Initial deposit, Token money, Booking amount, Upfront, Upfront payment, ڈاؤن پیمنٹ',
    'ابتدائی ادائیگی, ابتدائی رقم, نقد ادائیگی, نقد ادا',
  ),
  count: names(
    'No of installments, No of installment, Installments, Total installments',
    'Total no of installments, Total installment, Installments count, Installment count',
    'Tenure in months, Duration in months, Loan tenure, Period in months, Loan period, Term in months',
    'No of months, Total months, تعداد اقساط, کل تعداد اقساط, مدت مہینے, مدت ماہ, کل مہینے',
    'مہینوں کی تعداد',
  ),
  frequency: names(
    'Frequency, Payment frequency, Installment frequency, Installments frequency, Repayment frequency',
    'Installment type, Type of installment, Type of installments, Installment mode',
    'Mode of installment, Installment schedule, Payment schedule, Repayment schedule, Payment cycle',
    'Monthly or weekly, Monthly weekly, Weekly monthly, وقفہ, قسط کا وقفہ, اقساط کا وقفہ',
    'ادائیگی کا وقفہ, قسط کی قسم, اقساط کی قسم, قسط کی نوعیت, ماہانہ ہفتہ وار, ماہانہ یا ہفتہ وار',
  ),
  startOn: names(
    'Handed over on, Delivered on, Delivery date, Delivery, Date delivered, Handover date',
    'Date started, Started on, Sale date, Sold on, Date sold, Issue date, Issued on, Date issued',
    'Purchase date, Disbursement date, Disbursed on, Date disbursed, Loan date, Deal date',
    'Account opening date, حوالگی کی تاریخ, تاریخ حوالگی, تاریخ اجراء, تاریخ فروخت, تاریخ معاہدہ',
    'تاریخ خرید, تاریخ خریداری, تاریخ سپردگی, قرض کی تاریخ',
  ),
  firstDueOn: names(
    'First due date, First installment date, First installment due date, First installment due on',
    'First installment due, First installment on, First installment, First due on, First due',
    'First payment date, First payment due, First payment due date, Installment start date',
    'Installments start date, Installment start, Installments start, Installment start from',
    'Installments start from, پہلی ادائیگی کی تاریخ, پہلی قسط واجب, قسط شروع ہونے کی تاریخ',
    'تاریخ آغاز اقساط, تاریخ آغاز قسط',
  ),
  paidToDate: names(
    'Paid to date, Paid till date, Paid upto date, Paid so far, Amount paid to date',
    'Amount paid till date, Amount paid so far, Total paid, Total paid amount, Paid amount, Paid',
    'اب تک ادائیگی, اب تک ادا, اب تک ادا رقم, اب تک وصولی, ادا کی گئی رقم, وصول ہونے والی رقم',
    'جمع شدہ, جمع شدہ رقم',
  ),
  balance: names(
    'Remaining balance, Balance, Balance amount, Remaining amount, Remaining, Outstanding, Outstanding balance',
    'Outstanding amount, Total outstanding, Total balance, Net balance, Amount remaining, Closing balance',
    'Remaining price, Baqaya, Balance due, Balance receivable, Receivable',
    'بقایا, بقایا رقم, بقیہ, بقیہ رقم, باقی, کل بقایا, کل باقی, باقی ماندہ, باقی ماندہ رقم, بیلنس',
  ),
  lastPaidOn: names(
    'Last payment date, Last paid on, Last paid date, Last payment on, Last payment, Last paid',
    'Last receipt date, Last deposit date, Last installment paid on, Last installment paid date',
    'Last installment paid, Last date of payment, آخری ادائیگی کی تاریخ, آخری جمع کی تاریخ',
    'آخری رسید کی تاریخ',
  ),
  method: names(
    'Paid through, Paid via, Payment method, Method of payment, Payment mode, Mode of payment, Payment type',
    'طریقہ ادائیگی, ادائیگی کا ذریعہ, ذریعہ ادائیگی',
  ),
  reliefToDate: names(
    'Relief, Relief to date, Relief given, Relief granted, Waived, Waiver, Amount waived, Waived amount',
    'رعایت, رعایت دی گئی, دی گئی رعایت, معاف شدہ, معاف شدہ رقم, معافی',
  ),
};

/** Headings that mean a field only if no column has a surer one. */
export const vagueCustomerHeadings: KnownHeadings = {
  'fullName.own': names('Account holder, Holder name, Customer'),
  cnic: names('ID, Identity no, کارڈ نمبر'),
  'relativeName.own': names('Husband name, Husband, Guardian name, Guardian, سرپرست کا نام, سرپرست'),
  phone: names('Phone details'),
  cnicExpiresOn: names('Expiry date, Expiry, Valid upto, Valid until, Validity'),
  'address.own': names('Permanent address, Location, مستقل پتہ, Residence, رہائش'),
  city: names(
    'Village, Village name, Town, Tehsil, District, Tehsil district, Area',
    'گاؤں, قصبہ, تحصیل, ضلع, علاقہ',
  ),
  branch: names('Office, Shop, Outlet, Centre, Center, دفتر, مرکز'),
  officer: names('Agent, Staff, Staff name, Employee, Employee name, Incharge, ملازم, ملازم کا نام, نمائندہ'),
  occupation: names('Business, Work, Designation, کام, کاروبار'),
  monthlyIncome: names('Pay'),
};

/** The same for a register of running agreements. */
export const vagueAgreementHeadings: KnownHeadings = {
  registerNumber: names(
    'Customer no, Customer ID, Customer code, Register, Account, Case, Khata, Folio, Page no',
    'Reference no, Bill no, Invoice no, Form no, Book no, Order no, کھاتہ, صفحہ نمبر, بل نمبر',
    'انوائس نمبر, فارم نمبر, حوالہ نمبر, صارف نمبر',
  ),
  cnic: names('ID, Identity no, کارڈ نمبر'),
  service: names('Type, Category, Purpose, زمرہ, مقصد, قسم, مد'),
  contractKind: names('Contract, معاہدہ, نوعیت'),
  description: names('Description, Particulars, Model, Material, Asset, تفصیل, مال, ماڈل'),
  price: names(
    'Total amount, Gross amount, Total bill, Total cost, Cost, Principal amount, Principal, Loan',
    'Amount, Total, قرض, مالیت',
  ),
  downPayment: names('Deposit, Down, First payment, Token, Initial amount'),
  count: names('Tenure, Tenor, Duration, Period, Term, Months, مدت, مہینے, دورانیہ, Installment plan'),
  startOn: names(
    'Date, Agreement date, Contract date, Account date, Case date, Opening date, Start date',
    'Invoice date, Bill date, Booking date',
  ),
  firstDueOn: names('Due date, Due from, Due on, پہلی تاریخ, واجب الادا تاریخ'),
  paidToDate: names('Payments, Total payment, Total payments, Total deposit, جمع, کل جمع, کل ادائیگی'),
  lastPaidOn: names('Last installment date, Last installment'),
};

/** The columns of a sheet that lists the installments of agreements. */
export type InstallmentColumn = 'registerNumber' | 'cnic' | 'description' | 'startOn' | 'dueOn' | 'amount';

/** The headings of such a sheet, besides those of the templates. */
export const installmentHeadings: Readonly<Record<InstallmentColumn, readonly string[]>> = {
  registerNumber: agreementHeadings.registerNumber ?? [],
  cnic: agreementHeadings.cnic ?? [],
  description: agreementHeadings.description ?? [],
  startOn: agreementHeadings.startOn ?? [],
  dueOn: names(
    'Due date, Due on, Due day, Installment date, Installment due date, Installment due on, Installment due',
    'Payment due date, Payable on, واجب الادا تاریخ, قسط کی تاریخ, ادائیگی کی تاریخ, واجب تاریخ',
    'قسط کی واجب تاریخ',
  ),
  amount: names(
    'Amount, Installment amount, Installment, Due amount, Amount payable, Amount of installments, رقم',
    'قسط کی رقم, واجب رقم, واجب الادا رقم, قسط',
  ),
};

/** The same, that mean a column only if no other has a surer heading. */
export const vagueInstallmentHeadings: Partial<Readonly<Record<InstallmentColumn, readonly string[]>>> = {
  registerNumber: vagueAgreementHeadings.registerNumber ?? [],
  cnic: vagueAgreementHeadings.cnic ?? [],
  dueOn: names('Date, Day, Due, تاریخ'),
  amount: names('Payable, Total, Payment'),
};
