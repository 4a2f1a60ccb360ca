/** The state that a message which a provider took has by the reports on it. */
const reported = `(SELECT r.state FROM message_reports r
                    WHERE r.channel = m.channel AND r.provider_id = m.provider_id ORDER BY message_rank(r.state) DESC LIMIT 1)`;

/** The states of messages, against the reports of their providers. The cause of each is held by the audit. Each check returns one line per difference. */
export const messageChecks: readonly string[] = [
  `SELECT format('message %s is %s, and its provider says %s', m.id, m.state, s.said) AS line
     FROM messages m
    CROSS JOIN LATERAL (SELECT CASE WHEN message_rank(${reported}) > message_rank('sent') THEN ${reported} ELSE 'sent' END AS said) s
    WHERE m.provider_id IS NOT NULL AND m.state <> s.said`,

  `SELECT format('message %s is %s, and no provider has taken it', id, state) AS line
     FROM messages WHERE provider_id IS NULL AND state IN ('delivered', 'read')`,

  `SELECT format('code of consent %s was sent as a message, and there is no message', c.id) AS line
     FROM consent_codes c
    WHERE c.way = 'message'
      AND NOT EXISTS (SELECT FROM messages m WHERE m.code_id = c.id AND m.agreement_id = c.agreement_id)`,
];
