import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lenderKey } from '#web/office/use-lender.ts';
import { settingsKey } from './use-settings.ts';

interface Saved {
  readonly data: { readonly version: number };
}

/** One section of the settings: each time it is saved in the place of the version that stands in it. */
export function useSection(versionRead: number) {
  const memory = useQueryClient();
  const [version, setVersion] = useState(versionRead);
  return {
    version,
    onSaved({ data }: Saved) {
      setVersion(data.version);
      for (const queryKey of [settingsKey, lenderKey]) void memory.invalidateQueries({ queryKey });
    },
  };
}
