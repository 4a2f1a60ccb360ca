/** The heading above what happened with the open request, for what leads there. */
export const timelineId = 'request-timeline';
