/**
 * The ways in which a customer consents on paper to an agreement's terms or to the privacy notice. Each leaves a trace: a consent
 * that leaves none cannot be claimed.
 */
export const consentWays = ['signed', 'thumb_impression'] as const;

/** The ways of a consent to the terms of a key fact statement. A code is one that was made for these terms and read back. */
export const termsConsentWays = [...consentWays, 'code'] as const;

/** The ways of a consent on record. A register that is brought in holds consents from before the move, given in an unknown way. */
export const recordedConsentWays = [...termsConsentWays, 'before_move'] as const;
