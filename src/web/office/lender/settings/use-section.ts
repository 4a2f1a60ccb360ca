import { useState } from 'react';

interface Saved {
  readonly data: { readonly version: number };
}

/** One section of the settings: it is saved each time over the version that was read or saved last. */
export function useSection(versionRead: number) {
  const [version, setVersion] = useState(versionRead);
  return { version, onSaved: ({ data }: Saved) => setVersion(data.version) };
}
