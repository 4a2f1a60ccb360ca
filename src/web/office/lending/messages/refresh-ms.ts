/** Messages move on while the page is open, by the reports of the provider. */
export const refreshMs = 25_000;
