/** What someone at a branch is hired for. */
export type Designation = 'Branch manager' | 'Installment officer' | 'Recovery officer' | 'Cashier';

export interface SampleEmployee {
  readonly branchCode: string;
  readonly fullName: string;
  readonly designation: Designation;
}

const employee = (branchCode: string, designation: Designation, fullName: string): SampleEmployee => ({
  branchCode,
  fullName,
  designation,
});

/** What each may do with money alone: who meets customers at their doors takes no money there. */
export const limitsOf: Readonly<
  Record<Designation, { readonly mayRecordPayments: boolean; readonly backDatingDaysMax: number }>
> = {
  'Branch manager': { mayRecordPayments: true, backDatingDaysMax: 15 },
  'Installment officer': { mayRecordPayments: true, backDatingDaysMax: 7 },
  'Recovery officer': { mayRecordPayments: false, backDatingDaysMax: 0 },
  Cashier: { mayRecordPayments: true, backDatingDaysMax: 2 },
};

/** The officer who has the sample sign-in; the other employees have no password and can't sign in. */
export const sampleOfficer = employee('SGD', 'Installment officer', 'Bilal Ahmed');

/** Twenty people; the managers are those whom the site names at each branch. */
export const sampleEmployees: readonly SampleEmployee[] = [
  sampleOfficer,
  employee('SGD', 'Branch manager', 'Muhammad Asif'),
  employee('SGD', 'Installment officer', 'Sana Tariq'),
  employee('SGD', 'Recovery officer', 'Ghulam Farid'),
  employee('SGD', 'Cashier', 'Hafsa Noor'),
  employee('KHI', 'Branch manager', 'Farhan Siddiqui'),
  employee('KHI', 'Installment officer', 'Sadaf Ansari'),
  employee('KHI', 'Installment officer', 'Danish Baloch'),
  employee('LHE', 'Branch manager', 'Ayesha Malik'),
  employee('LHE', 'Installment officer', 'Hassan Butt'),
  employee('LHE', 'Installment officer', 'Amna Sheikh'),
  employee('LHE', 'Recovery officer', 'Imtiaz Rana'),
  employee('ISB', 'Branch manager', 'Bilal Ahmed Khan'),
  employee('ISB', 'Installment officer', 'Mehreen Abbasi'),
  employee('FSD', 'Branch manager', 'Nadia Rafiq'),
  employee('FSD', 'Installment officer', 'Waseem Akram'),
  employee('RWP', 'Branch manager', 'Kamran Abbasi'),
  employee('RWP', 'Installment officer', 'Zeeshan Satti'),
  employee('MUX', 'Branch manager', 'Hina Bukhari'),
  employee('MUX', 'Installment officer', 'Shoaib Gardezi'),
];
