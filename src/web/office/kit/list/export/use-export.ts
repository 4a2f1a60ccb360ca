import { createElement } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { InputTo, Received } from '#web/api/endpoint-call.ts';
import type { ReceivedFile } from '#web/api/transport.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '../../data/use-action.ts';
import { showToast } from '../../overlay/toast-store.ts';
import { Code } from '../../ui/code.tsx';
import { messages } from '../list.messages.ts';

export type FileEndpoint = Endpoint & { readonly answers: 'csv' | 'xlsx' };

/** Saves what an endpoint answers as a file, and says so. */
export function useExport<E extends FileEndpoint>(endpoint: E) {
  const pick = usePick();
  const { run, isRunning, failure } = useAction(endpoint);

  function keep(answer: Received<E>) {
    // These endpoints answer with a file.
    const file = answer as ReceivedFile;
    save(file);
    showToast({
      tone: 'good',
      title: pick(messages.exported),
      text: createElement(Code, null, file.fileName),
    });
  }

  return { exportFile: (input: InputTo<E>) => void run(input, keep), isRunning, failure };
}

function save({ fileName, content }: ReceivedFile) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
