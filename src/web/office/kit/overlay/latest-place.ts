/**
 * Where the app is, as the router has it in the browser's history. What is drawn may be behind it: a list that was narrowed is
 * drawn at leisure, and a choice that is made meanwhile must keep the one before.
 */
export function latestPlace() {
  const { pathname, search } = window.location;
  const { usr: state, key = 'default' } = window.history.state ?? {};
  return { pathname, search, state, key };
}
