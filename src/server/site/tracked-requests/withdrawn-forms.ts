/**
 * The moment at which the visitor withdrew the form `form`, as an expression; null if the form was not withdrawn, or if the desk has
 * opened its trail again since. Each form has its own code, and may have been sent by another person under the same phone: so it is
 * withdrawn alone, and its trail ends with the last of its forms.
 */
export const withdrawnAt = (form: string, trail: string) => `
  (SELECT max(w.recorded_at) FROM contact_request_events w
    WHERE w.request_id = ${form} AND w.kind = 'withdrawn'
      AND NOT EXISTS (SELECT FROM contact_request_events o
                       WHERE o.request_id = ${trail} AND o.kind = 'reopened' AND o.recorded_at >= w.recorded_at))`;
