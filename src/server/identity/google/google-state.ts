/** The link of a user `u` with Google, as a column of a query. */
export const googleStateColumn =
  "CASE WHEN u.google_subject IS NOT NULL THEN 'linked' WHEN u.is_google_off THEN 'off' ELSE 'open' END AS google";
