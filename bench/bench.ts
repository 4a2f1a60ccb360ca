import { measureBooks } from './books.ts';
import { measureCash } from './cash/measure-cash.ts';
import { measureMovements } from './cash/measure-movements.ts';
import { measureDay } from './day.ts';
import { measureDesk } from './desk.ts';
import { measureField } from './field/measure-field.ts';
import type { Measurement } from './figure.ts';
import { measureImports } from './files/measure-imports.ts';
import { measureStatements } from './files/measure-statements.ts';
import { measureUploads } from './files/measure-uploads.ts';
import { measureLarge, measureLists } from './lists.ts';
import { measureMessages } from './messages/measure-messages.ts';
import { measureOffice } from './office.ts';
import { measureOverload } from './overload.ts';
import { measurePublishing } from './page/measure-publishing.ts';
import { measurePosting } from './posting.ts';
import { measureReplay } from './replay.ts';
import { measureSignInTiming } from './sign-in-timing.ts';
import { measureSite } from './site.ts';
import { measureStartup } from './startup.ts';
import { measureStreams } from './streams.ts';
import { writeFigures } from './write-figures.ts';

/** `npm run bench` runs all benches, or one by its name, and writes the figures into docs/numbers.md. */
const benches: Record<string, () => Promise<Measurement>> = {
  startup: measureStartup,
  replay: measureReplay,
  books: measureBooks,
  lists: measureLists,
  large: measureLarge,
  desk: measureDesk,
  posting: measurePosting,
  cash: measureCash,
  movements: measureMovements,
  imports: measureImports,
  statements: measureStatements,
  messages: measureMessages,
  field: measureField,
  site: measureSite,
  publishing: measurePublishing,
  office: measureOffice,
  day: measureDay,
  'sign-in': measureSignInTiming,
  uploads: measureUploads,
  overload: measureOverload,
  streams: measureStreams,
};

await writeFigures('bench', benches, process.argv[2]);
