/**
 * Everything that an audit event remembers of before and after, by the name under which it is recorded. The office has a
 * name for each in both languages and a way to show what is in it, so that nobody has to read the record itself.
 */
export type AuditField =
  // People and their accounts.
  | 'fullName'
  | 'fullNameUr'
  | 'relative'
  | 'relativeName'
  | 'cnic'
  | 'cnicMasked'
  | 'cnicExpiresOn'
  | 'cnicWarnings'
  | 'isCnicSeen'
  | 'gender'
  | 'bornOn'
  | 'phone'
  | 'secondPhone'
  | 'email'
  | 'isNewEmail'
  | 'language'
  | 'address'
  | 'city'
  | 'occupation'
  | 'monthlyIncome'
  | 'householdSize'
  | 'notes'
  | 'branchId'
  | 'officerId'
  | 'designation'
  | 'joinedOn'
  | 'role'
  | 'mayRecordPayments'
  | 'backDatingDaysMax'
  | 'isActive'
  | 'isTotpOn'
  | 'google'
  | 'handedOver'
  // Signing in.
  | 'how'
  | 'byActivationCode'
  | 'purpose'
  | 'expiresAt'
  | 'passwordEnded'
  | 'sessionsEnded'
  | 'googleUnlinked'
  | 'waitSeconds'
  | 'code'
  // Documents and products.
  | 'kind'
  | 'name'
  | 'nameUr'
  | 'category'
  | 'cashPrice'
  | 'termsMonths'
  | 'downPaymentMinPercent'
  | 'roundingStep'
  | 'picture'
  // Agreements.
  | 'number'
  | 'customerId'
  | 'price'
  | 'downPayment'
  | 'relief'
  | 'count'
  | 'frequency'
  | 'startOn'
  | 'firstDueOn'
  | 'termsVersion'
  | 'status'
  // What is requested and decided.
  | 'state'
  | 'reason'
  | 'note'
  | 'alone'
  | 'budget'
  // Money and collections.
  | 'amount'
  | 'valuedOn'
  | 'pays'
  | 'outstanding'
  | 'overpaid'
  | 'next'
  | 'receiptSerial'
  | 'channel'
  | 'result'
  | 'outsideHoursReason'
  | 'promisedFor'
  // Branches and settings.
  | 'area'
  | 'manager'
  | 'opensAt'
  | 'closesAt'
  | 'mapUrl'
  | 'isPublic'
  | 'hasDirections'
  | 'licenceNumber'
  | 'whatsApp'
  | 'social'
  | 'officeHours'
  | 'copyrightYear'
  | 'contactHours'
  | 'staffIdleMinutes'
  | 'newEmployeeBackDatingDays'
  // The texts of the public site.
  | 'title'
  | 'description'
  | 'introduction'
  | 'servicesHeading'
  | 'servicesIntroduction'
  | 'reliefHeading'
  | 'reliefExplanation'
  | 'regulatorHeading'
  | 'regulatorExplanation'
  | 'regulatorFirstPoint'
  | 'regulatorSecondPoint'
  | 'missionHeading'
  | 'mission'
  | 'missionOfficers'
  | 'branchesHeading'
  | 'branchesIntroduction'
  | 'homeVisitHeading'
  | 'homeVisitExplanation'
  | 'contactHeading'
  | 'contactIntroduction'
  | 'privacyHeading'
  | 'privacyExplanation'
  | 'footerStatement'
  // Exports of the audit.
  | 'filters'
  | 'rows'
  // What only a computer knows things by.
  | 'id'
  | 'version'
  | 'userId'
  | 'entryId'
  | 'agreementId'
  | 'approvalId'
  | 'documentId'
  | 'branchCode';

/** One side of what an event remembers, before or after. */
export type AuditRecord = { readonly [Field in AuditField]?: unknown };

/** The fields that any of the types in `T` has. */
type FieldsOf<T> = T extends unknown ? keyof T : never;

/**
 * `T`, when each of its fields is an `AuditField`; else something that no `T` is, so that the compiler refuses a field that
 * nobody gave a name yet, wherever the record was put together. A record whose fields it can't see is refused as well.
 */
export type NamedFields<T extends object> = [FieldsOf<T>] extends [never]
  ? { readonly unknownFields: never }
  : [FieldsOf<T>] extends [AuditField]
    ? T
    : { readonly unnamedField: Exclude<FieldsOf<T>, AuditField> };
