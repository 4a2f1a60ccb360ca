import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { drawPicture } from '../draw-picture.ts';
import type { NewRow } from '../insert-rows.ts';
import type { SampleLender } from '../invent-lender.ts';
import { samplePosts } from './sample-posts.ts';

/** The size of a cover in pixels, for uploads and for our drawings. */
const coverSize = { width: 1200, height: 675 };

/** The published posts of the sample lender. Their covers are drawn as SVG and stored like every picture. */
export async function loadPosts(
  { time: { today }, staff }: Pick<SampleLender, 'time' | 'staff'>,
  files: Pick<FileStore, 'put'>,
): Promise<NewRow<'blog_posts'>[]> {
  const rows: NewRow<'blog_posts'>[] = [];
  for (const { name, title, summary, coverAlt, publishedDaysAgo } of samplePosts) {
    // At ten in the morning, as an office publishes.
    const publishedAt = startOfBusinessDate(addDays(today, -publishedDaysAgo)) + 10 * 3_600_000;
    rows.push({
      id: uuidv7({ msecs: publishedAt }),
      title: title.en,
      title_ur: title.ur,
      summary: summary.en,
      summary_ur: summary.ur,
      body: await readText(`texts/${name}.en.md`),
      body_ur: await readText(`texts/${name}.ur.md`),
      cover_hash: Buffer.from(
        await files.put(await drawPicture(await readText(`covers/${name}.svg`))),
        'hex',
      ),
      cover_width: coverSize.width,
      cover_height: coverSize.height,
      cover_alt: coverAlt.en,
      cover_alt_ur: coverAlt.ur,
      slug: name,
      is_published: true,
      published_at: new Date(publishedAt),
      created_at: new Date(publishedAt),
      created_by: staff.superadminId,
    });
  }
  return rows;
}

function readText(path: string): Promise<string> {
  return readFile(join(import.meta.dirname, path), 'utf8');
}
