/** The name under which the browser is asked to wake the worker once there is a network. */
export const itemsToSend = 'field-items';

/** The word of the worker to open windows after it sent. */
export const itemsSent = 'field-items-sent';
