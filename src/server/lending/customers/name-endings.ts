/** The content of `name_endings`: all endings of the words of customers' names. */
export const nameEndingsOfCustomers = `
  SELECT word AS ending FROM ts_stat('SELECT name_search FROM customers') WHERE word !~ '^[<~]'`;
