import type { PictureRemaker } from '#server/platform/files/picture-remaker.ts';
import { remakePicture } from '#server/platform/files/remake-picture.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Re-encodes a picture like the product, but without the separate process, whose start takes longer than most tests. */
export const remadeHere: PictureRemaker = {
  async remake(sent, sideMax) {
    const remade = await remakePicture(sent, sideMax);
    if ('refused' in remade) throw new Refusal(remade.refused);
    return remade;
  },
};
