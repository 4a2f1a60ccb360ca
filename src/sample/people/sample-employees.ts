import { noRupees, rupees } from '#domain/money/rupees.ts';
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

const decidesNothing = {
  decides_agreements_to: noRupees,
  decides_relief_to: noRupees,
  decides_reversals_to: noRupees,
  decides_refunds_to: noRupees,
  decides_write_offs_to: noRupees,
  decides_back_dating_days: 0,
  decides_reschedules: false,
};

type Limits = typeof decidesNothing & {
  readonly may_record_payments: boolean;
  readonly back_dating_days_max: number;
};

/**
 * The limits of each designation, as columns. A recovery officer visits customers at home and takes no money there; a manager
 * decides small requests.
 */
export const limitsOf: Readonly<Record<Designation, Limits>> = {
  'Branch manager': {
    may_record_payments: true,
    back_dating_days_max: 15,
    decides_agreements_to: rupees(60_000),
    decides_relief_to: rupees(2_000),
    decides_reversals_to: rupees(10_000),
    decides_refunds_to: rupees(1_000),
    decides_write_offs_to: noRupees,
    decides_back_dating_days: 30,
    decides_reschedules: true,
  },
  'Installment officer': { ...decidesNothing, may_record_payments: true, back_dating_days_max: 7 },
  'Recovery officer': { ...decidesNothing, may_record_payments: false, back_dating_days_max: 0 },
  Cashier: { ...decidesNothing, may_record_payments: true, back_dating_days_max: 2 },
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
