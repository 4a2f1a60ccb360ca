/** The ways in which a customer consents to an agreement's terms or to the privacy notice. */
export const consentWays = ['signed', 'thumb_impression', 'one_time_code'] as const;
