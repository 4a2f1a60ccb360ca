/** The id of the heading above the open request's history, for links to it. */
export const timelineId = 'request-timeline';
