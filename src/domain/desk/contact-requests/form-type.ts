/** The three forms of the site by which a visitor asks for something. */
export const formTypes = ['contact_us', 'general_inquiry', 'home_visit'] as const;
export type FormType = (typeof formTypes)[number];

/** The services that a visitor can ask about. */
export const serviceTypes = ['dowry', 'business', 'installments', 'inquiry'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** When a visitor would like to be visited at home. */
export const preferredTimes = ['morning', 'afternoon', 'evening', 'anytime'] as const;
export type PreferredTime = (typeof preferredTimes)[number];
