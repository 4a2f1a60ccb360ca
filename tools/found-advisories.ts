import { satisfies } from 'semver';

/** The part of a lock file that names what is installed. */
export interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

/** The answer of npm's registry about packages: for each name, the advisories with the versions that they are about. */
export type AdvisoryList = Readonly<
  Record<
    string,
    readonly {
      readonly title: string;
      readonly severity: string;
      readonly url: string;
      readonly vulnerable_versions: string;
    }[]
  >
>;

/** Every installed package with its versions, as the registry is asked for them. */
export function versionsIn({ packages }: LockFile): Record<string, string[]> {
  const versions: Record<string, string[]> = {};
  for (const [path, { version }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1);
    if (!name || version === undefined) continue;
    versions[name] = [...new Set([...(versions[name] ?? []), version])];
  }
  return versions;
}

/** One line for each installed version that an advisory is about. A prerelease counts as the version that it precedes. */
export function foundAdvisories(lock: LockFile, list: AdvisoryList): string[] {
  return Object.entries(versionsIn(lock)).flatMap(([name, versions]) =>
    (list[name] ?? []).flatMap(({ title, severity, url, vulnerable_versions }) =>
      versions
        .filter((version) => satisfies(version, vulnerable_versions, { includePrerelease: true }))
        .map((version) => `${name} ${version}: ${title} (${severity}, ${url})`),
    ),
  );
}
