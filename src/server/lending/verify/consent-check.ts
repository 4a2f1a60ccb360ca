/** A consent by code has the code for its version of the terms, used by the same person at the same moment. */
export const consentCheck = `
  SELECT format('%s: the consent to version %s is by a code, and no code was used for it', a.number, a.consented_version) AS line
    FROM agreements a
   WHERE a.consent_how = 'code'
     AND NOT EXISTS (
       SELECT FROM consent_codes c
        WHERE c.agreement_id = a.id AND c.terms_version = a.consented_version AND c.state = 'used'
          AND c.used_by = a.consented_by AND c.used_at = a.consented_at)`;
