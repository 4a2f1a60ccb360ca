/** What an agreement is for. */
export const agreementServices = ['dowry', 'business', 'product'] as const;
