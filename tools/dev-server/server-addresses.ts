/**
 * The addresses that the real server answers behind `npm run dev`: the API, built assets, and the public site in its two
 * languages. The app's own modules in `src/web/api` have addresses that begin in the same way and end in `.ts`.
 */
export const serverAddresses =
  '^/((api(?!/[^?]*\\.tsx?(\\?|$))|assets|healthz|readyz|metrics)(/|$)|(ur/?)?(\\?|$))';
