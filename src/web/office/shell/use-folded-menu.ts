import { deviceChoice } from '#web/office/kit/data/device-choice.ts';

/** On where the sidebar beside the page is folded to its icons. */
export const foldedMenu = deviceChoice('folded-menu', false);
