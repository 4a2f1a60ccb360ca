/**
 * True if everything is tried in full, as `npm run test:all` does before a release. `npm test` tries the same promises at fewer
 * sizes. A test names both sizes beside each other: `thorough ? 1_000 : 300`.
 */
export const thorough = process.env.THOROUGH === 'on';
