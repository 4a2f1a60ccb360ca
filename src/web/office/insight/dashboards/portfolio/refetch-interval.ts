/** Money comes in at other desks: what is looked at is at most half a minute old, the way to the server included. */
export const refetchInterval = 25_000;
