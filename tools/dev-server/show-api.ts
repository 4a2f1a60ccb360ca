// Runs in the browser. Shows each operation of the API's description as plain text.

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly unknown[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A schema on indented lines; a property that may be missing has a question mark. */
function linesOf(schema: Schema, indent = ''): string {
  const { properties, items, required = [] } = schema;
  const options = schema.anyOf ?? schema.oneOf;
  const inner = `${indent}  `;
  if (properties !== undefined) {
    const lines = Object.entries(properties).map(
      ([name, property]) =>
        `${inner}${name}${required.includes(name) ? '' : '?'}: ${linesOf(property, inner)}`,
    );
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  if (items !== undefined) return `list of ${linesOf(items, indent)}${limitsOf(schema)}`;
  if (options !== undefined) return options.map((option) => linesOf(option, indent)).join(' | ');
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const type = [schema.type ?? 'anything'].flat().join(' | ');
  return `${type}${schema.format === undefined ? '' : ` (${schema.format})`}${limitsOf(schema)}`;
}

function limitsOf({ maxLength, maxItems, minimum, maximum }: Schema): string {
  const limits = [
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && `from ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `to ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems}`,
  ].filter((limit) => limit !== false);
  return limits.length === 0 ? '' : `, ${limits.join(' ')}`;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

function section(heading: string, text: string): readonly Node[] {
  const pre = element('pre', text);
  // Long lines scroll, by keyboard too.
  pre.tabIndex = 0;
  return [element('h3', heading), pre];
}

function contentSections(heading: string, content: Content): readonly Node[] {
  return Object.entries(content).flatMap(([type, { schema }]) =>
    section(`${heading}: ${type}`, schema === undefined ? 'a file' : linesOf(schema)),
  );
}

function detailsOf({ operationId, security, parameters, requestBody, responses }: Operation): HTMLElement {
  const access = security.length === 0 ? 'public' : 'needs a session';
  const refusals = Object.entries(responses).filter(([status]) => /^[45]/.test(status));
  return element(
    'div',
    element('p', `${operationId}, ${access}`),
    ...(parameters === undefined
      ? []
      : section(
          'Parameters',
          parameters
            .map((one) => `${one.name}${one.required ? '' : '?'} (${one.in}): ${linesOf(one.schema)}`)
            .join('\n'),
        )),
    ...(requestBody === undefined ? [] : contentSections('Request', requestBody.content)),
    ...contentSections('Answer', responses['200']?.content ?? {}),
    ...section(
      'Refusals',
      refusals.map(([status, { description }]) => `${status} ${description}`).join('\n'),
    ),
  );
}

/** One operation; its details are made when it is first opened. */
function entryOf(path: string, method: string, operation: Operation): HTMLDetailsElement {
  const verb = method.toUpperCase();
  const summary = element('summary', element('b', verb), element('code', path), operation.summary);
  const details = element('details', summary);
  details.dataset.words = `${verb} ${path} ${operation.operationId} ${operation.summary}`.toLowerCase();
  details.addEventListener('toggle', () => details.append(detailsOf(operation)), { once: true });
  return details;
}

/** The first part of an address after `/api/`. */
const groupOf = (path: string) => path.split('/')[2] ?? '';

function groupsOf({ paths }: Description): HTMLElement[] {
  const byGroup = Map.groupBy(Object.entries(paths), ([path]) => groupOf(path));
  return [...byGroup].map(([group, addresses]) =>
    element(
      'section',
      element('h2', group),
      ...addresses.flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, operation]) => entryOf(path, method, operation)),
      ),
    ),
  );
}

function only<Type extends Element>(selector: string): Type {
  const found = document.querySelector<Type>(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return found;
}

/** Hides each operation that lacks one of the words, and each group without any left. */
function narrow(groups: readonly HTMLElement[], words: readonly string[]): number {
  let shown = 0;
  for (const group of groups) {
    const entries = [...group.querySelectorAll('details')];
    for (const entry of entries)
      entry.hidden = !words.every((word) => entry.dataset.words?.includes(word) === true);
    const left = entries.filter(({ hidden }) => !hidden).length;
    group.hidden = left === 0;
    shown += left;
  }
  return shown;
}

async function showApi(): Promise<void> {
  const count = only('#count');
  const answer = await fetch('/api/openapi.json').catch(() => undefined);
  if (answer?.ok !== true) {
    count.textContent = 'The server does not answer yet. Reload the page in a moment.';
    return;
  }
  const groups = groupsOf((await answer.json()) as Description);
  only('#operations').replaceChildren(...groups);
  const all = narrow(groups, []);
  const filter = only<HTMLInputElement>('#filter');
  const say = () => {
    const shown = narrow(groups, filter.value.toLowerCase().split(/\s+/));
    count.textContent = `${shown} of ${all} operations`;
  };
  filter.addEventListener('input', say);
  say();
}

void showApi();
