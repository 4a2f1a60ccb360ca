/** A script of the build. It takes each module that the conditions hold for and that no chunk before it has taken. */
export interface Chunk {
  /** The name of the file, or `null` where the bundler places the modules: beside the entries that need them. */
  readonly name: string | null;
  /** Each of these entries needs the module. */
  readonly all?: readonly string[];
  /** At least one of these entries needs the module. */
  readonly any?: readonly string[];
  /** The module is small and many pages need it. */
  readonly isSmallOnManyPages?: true;
  readonly why: string;
}

/** The module graph that a plan is made for. Modules are named by their path below `src/web`, or by their whole path. */
export interface ModuleGraph {
  /** The modules that one imports at once; `undefined` if it is not part of the build. */
  importsOf(module: string): readonly string[] | undefined;
  lengthOf(module: string): number;
}

const app = 'app.tsx';
const site = 'public/hydrate.tsx';
const loader = 'public/loader.ts';
const siteCheck = 'public/forms/kinds/check-form.ts';
const frame = 'office/office-frame.tsx';
const receiptCheck = 'receipt-check/receipt-check-page.tsx';
const clearanceCheck = 'receipt-check/clearance-page.tsx';
const signInOffers = 'sign-in/offered-sign-ins.tsx';
const signInViews = 'sign-in/views/account-view.tsx';
const account = 'office/lending/account/account-page.tsx';
const myAccount = 'office/lending/account/mine/my-account-page.tsx';
const customers = 'office/lending/customers/customers-page.tsx';
/** Two lists of the office: what both need, every list does. */
const lists = [
  'office/desk/contact-requests/contact-requests-page.tsx',
  'office/lender/employees/employees-page.tsx',
] as const;
/** Two forms of the office: what both need, every form does. */
const forms = [
  'office/lending/customers/new-customer-page.tsx',
  'office/lender/employees/edit-employee-page.tsx',
];

/** The chunks, the first ones needed by most. `test/budgets.test.ts` holds what a page may weigh. */
export const chunks: readonly Chunk[] = [
  { name: null, any: [loader], why: 'The loader runs before anything else and must stay one small file.' },
  { name: 'shared', all: [app, site], why: 'React above all: the site and the app fetch it once.' },
  {
    name: 'days',
    all: [site, frame],
    why: 'Days and phones, which the first page of the app does not need.',
  },
  { name: null, any: [site], why: 'The rest of the site stays with the site.' },
  {
    name: 'checks',
    all: [siteCheck, signInViews],
    why: 'The form of a visitor is checked with it and must not bring the app along.',
  },
  { name: 'app', all: [app], why: 'The first page of the app in one file: each request has its price.' },
  {
    name: 'figures',
    all: [frame],
    any: [receiptCheck, signInOffers],
    why: 'The check of a receipt and the sign-in page must not bring the office along.',
  },
  {
    name: 'fields',
    all: [signInViews],
    any: [frame, ...lists],
    why: 'Signing up checks fields with it and must not bring the office along.',
  },
  {
    name: 'field-messages',
    all: [signInViews, ...forms],
    why: 'Texts beside a field: forms and signing up need them, pages to read do not.',
  },
  {
    name: null,
    any: [receiptCheck, clearanceCheck, signInOffers, signInViews],
    why: 'The rest of these pages stays theirs.',
  },
  { name: 'office', all: [frame], why: 'Every page of the office needs it: one request, not thirty.' },
  { name: 'list', all: lists, why: 'Every list needs it.' },
  {
    name: 'choice',
    all: [lists[0], customers],
    why: 'Rows are chosen and exported on lists only, which pages with a form need not fetch.',
  },
  {
    name: 'pieces',
    any: [...lists, account, myAccount],
    isSmallOnManyPages: true,
    why: 'A request costs more than a small module that the page does not need.',
  },
  { name: 'form', all: forms, why: 'Every form needs it, pages to read do not.' },
];

const manyPages = 8;
const smallLength = 1_500;

/**
 * Names the chunk of each module. A module joins a chunk only if all that it imports is in that chunk or in one before it,
 * so no two chunks wait for each other.
 */
export function planChunks(plan: readonly Chunk[], pages: readonly string[], graph: ModuleGraph) {
  const reached = new Map<string, ReadonlySet<string>>();
  const places = new Map<string, number | undefined>();

  function reachedFrom(entry: string): ReadonlySet<string> {
    const known = reached.get(entry);
    if (known !== undefined) return known;
    if (graph.importsOf(entry) === undefined) throw new Error(`${entry} is not part of the build`);
    const modules = new Set([entry]);
    for (const module of modules) {
      for (const imported of graph.importsOf(module) ?? []) modules.add(imported);
    }
    reached.set(entry, modules);
    return modules;
  }

  function isFor(chunk: Chunk, module: string): boolean {
    const isNeededBy = (entry: string) => reachedFrom(entry).has(module);
    return (
      (chunk.all ?? []).every(isNeededBy) &&
      (chunk.any?.some(isNeededBy) ?? true) &&
      (!chunk.isSmallOnManyPages ||
        (graph.lengthOf(module) <= smallLength && pages.filter(isNeededBy).length >= manyPages))
    );
  }

  /** The position of a module's chunk in the plan. Where modules import each other, the first one asked about decides. */
  function placeOf(module: string): number | undefined {
    if (places.has(module)) return places.get(module);
    places.set(module, 0);
    const imported = (graph.importsOf(module) ?? []).map(placeOf);
    const place = plan.findIndex((chunk, index) => {
      if (!isFor(chunk, module)) return false;
      return chunk.name === null || imported.every((other) => other !== undefined && other <= index);
    });
    const isNamed = (plan[place]?.name ?? null) !== null;
    places.set(module, isNamed ? place : undefined);
    return places.get(module);
  }

  return (module: string): string | null => {
    const place = placeOf(module);
    return place === undefined ? null : (plan[place]?.name ?? null);
  };
}
