/**
 * The app's current address, as the router has it in the browser's history. The rendered page may lag behind: a filtered list
 * renders with low priority, and a choice made meanwhile must keep the one before.
 */
export function latestPlace() {
  const { pathname, search } = window.location;
  const { usr: state, key = 'default' } = window.history.state ?? {};
  return { pathname, search, state, key };
}
