import type { Written } from '#domain/written.ts';

/** The designation of someone at a branch. */
export type Designation = 'Branch manager' | 'Installment officer' | 'Recovery officer' | 'Cashier';

export interface SampleEmployee {
  readonly branchCode: string;
  readonly fullName: Written;
  readonly designation: Designation;
}

const employee = (branchCode: string, designation: Designation, own: string, ur: string): SampleEmployee => ({
  branchCode,
  fullName: { own, ur },
  designation,
});

/** The limits of each designation. A recovery officer visits customers at home and takes no money there. */
export const limitsOf: Readonly<
  Record<Designation, { readonly mayRecordPayments: boolean; readonly backDatingDaysMax: number }>
> = {
  'Branch manager': { mayRecordPayments: true, backDatingDaysMax: 15 },
  'Installment officer': { mayRecordPayments: true, backDatingDaysMax: 7 },
  'Recovery officer': { mayRecordPayments: false, backDatingDaysMax: 0 },
  Cashier: { mayRecordPayments: true, backDatingDaysMax: 2 },
};

/** The officer with the sample sign-in. The other employees have no password and can't sign in. */
export const sampleOfficer = employee('SGD', 'Installment officer', 'Bilal Ahmed', 'بلال احمد');

/** Twenty people; the managers are those that the site names at each branch. */
export const sampleEmployees: readonly SampleEmployee[] = [
  sampleOfficer,
  employee('SGD', 'Branch manager', 'Muhammad Asif', 'محمد آصف'),
  employee('SGD', 'Installment officer', 'Sana Tariq', 'ثناء طارق'),
  employee('SGD', 'Recovery officer', 'Ghulam Farid', 'غلام فرید'),
  employee('SGD', 'Cashier', 'Hafsa Noor', 'حفصہ نور'),
  employee('KHI', 'Branch manager', 'Farhan Siddiqui', 'فرحان صدیقی'),
  employee('KHI', 'Installment officer', 'Sadaf Ansari', 'صدف انصاری'),
  employee('KHI', 'Installment officer', 'Danish Baloch', 'دانش بلوچ'),
  employee('LHE', 'Branch manager', 'Ayesha Malik', 'عائشہ ملک'),
  employee('LHE', 'Installment officer', 'Hassan Butt', 'حسن بٹ'),
  employee('LHE', 'Installment officer', 'Amna Sheikh', 'آمنہ شیخ'),
  employee('LHE', 'Recovery officer', 'Imtiaz Rana', 'امتیاز رانا'),
  employee('ISB', 'Branch manager', 'Bilal Ahmed Khan', 'بلال احمد خان'),
  employee('ISB', 'Installment officer', 'Mehreen Abbasi', 'مہرین عباسی'),
  employee('FSD', 'Branch manager', 'Nadia Rafiq', 'نادیہ رفیق'),
  employee('FSD', 'Installment officer', 'Waseem Akram', 'وسیم اکرم'),
  employee('RWP', 'Branch manager', 'Kamran Abbasi', 'کامران عباسی'),
  employee('RWP', 'Installment officer', 'Zeeshan Satti', 'ذیشان ستی'),
  employee('MUX', 'Branch manager', 'Hina Bukhari', 'حنا بخاری'),
  employee('MUX', 'Installment officer', 'Shoaib Gardezi', 'شعیب گردیزی'),
];
