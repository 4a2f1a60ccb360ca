/** Payments are recorded at other desks, so an open page is refreshed to be at most half a minute old. */
export const refetchInterval = 25_000;
