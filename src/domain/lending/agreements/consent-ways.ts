/**
 * The ways in which a customer consents to an agreement's terms or to the privacy notice. Each leaves a trace on paper: a consent
 * that leaves none cannot be claimed.
 */
export const consentWays = ['signed', 'thumb_impression'] as const;

/** The ways of a consent on record. A register that is brought in holds consents from before the move, given in an unknown way. */
export const recordedConsentWays = [...consentWays, 'before_move'] as const;
