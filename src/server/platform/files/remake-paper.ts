import { Refusal } from '../refusal.ts';
import { documentSideMax, type PictureRemaker } from './picture-remaker.ts';

/** The picture of a paper as stored. */
export async function remakePaper(pictures: PictureRemaker, paper: Uint8Array): Promise<Uint8Array> {
  try {
    return (await pictures.remake(paper, documentSideMax)).bytes;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_a_picture') throw new Refusal('paper_not_a_picture');
    throw error;
  }
}
