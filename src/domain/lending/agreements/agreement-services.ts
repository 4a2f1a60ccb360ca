/** The purposes of an agreement. */
export const agreementServices = ['dowry', 'business', 'product'] as const;
