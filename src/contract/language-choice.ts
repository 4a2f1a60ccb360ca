/** The cookie in which a device keeps the language that was chosen, and the query parameter in which a link takes it along. */
export const languageChoiceName = 'language';
