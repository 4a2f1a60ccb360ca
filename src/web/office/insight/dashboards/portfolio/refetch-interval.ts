/** Payments are made at other desks: the open page is at most half a minute old, the request included. */
export const refetchInterval = 25_000;
