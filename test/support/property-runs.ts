/** How often each property is tried: a few hundred times by default; the nightly run asks for 10,000. */
export const propertyRuns = Number(process.env.PROPERTY_RUNS ?? 300);
if (!Number.isSafeInteger(propertyRuns) || propertyRuns < 1)
  throw new Error('PROPERTY_RUNS must be a whole number of at least 1.');

/** A property may take as long as its runs need on a busy machine: 50 ms each. */
export const propertyTimeoutMs = 10_000 + 50 * propertyRuns;
