/** The kinds of complaint, as a regulator counts them. */
export const complaintKinds = ['conduct', 'payment', 'terms', 'goods', 'privacy', 'other'] as const;
export type ComplaintKind = (typeof complaintKinds)[number];

/** The ways by which a complaint arrives: the public site, a customer's own page, a branch, or the phone. */
export const complaintSources = ['site', 'account', 'desk', 'phone'] as const;
export type ComplaintSource = (typeof complaintSources)[number];

/** The sources of a complaint that staff take down. */
export const takenDownSources = ['desk', 'phone'] as const satisfies ComplaintSource[];

/** The status of a complaint. It is derived from the record; nobody sets it. */
export const complaintStatuses = ['received', 'looked_into', 'answered'] as const;
export type ComplaintStatus = (typeof complaintStatuses)[number];

/** The longest text of a complaint, of what is added to it and of an answer, in UTF-16 units. */
export const complaintLengthMax = 5_000;

/** The events in the history of a complaint. `added`: the complainant wrote more. `named`: staff said whom it is about. `sent_outside`: a mail went to the address outside the lender. */
export const complaintEventKinds = [
  'taken',
  'assigned',
  'noted',
  'added',
  'named',
  'linked',
  'escalated',
  'sent_outside',
  'answered',
  'reopened',
] as const;
export type ComplaintEventKind = (typeof complaintEventKinds)[number];
