const links = ['reset', 'set-up', 'google'] as const;

/** A link that leads to the sign-in page from outside: a mail, the server's start, Google. */
export interface Link {
  readonly kind: (typeof links)[number];
  /** Proves that the link is the issued one. Google's return is proven by a cookie instead. */
  readonly secret: string;
}

/** The link that a fragment such as `#reset=…` carries. A fragment is never sent to a server, so no log holds it. */
export function linkIn(fragment: string): Link | null {
  const [name, secret = ''] = fragment.slice(1).split('=', 2);
  const kind = links.find((each) => each === name);
  return kind === undefined ? null : { kind, secret };
}
