import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { paymentEndpoints } from '#contract/lending/payments.ts';
import { ApiFailure, isAnswerLost } from '#web/api/api-failure.ts';
import { callWith } from '#web/api/call-with.ts';
import { enteredIn, type Slip, type Slips, slipOf } from './slips.ts';

/**
 * Records the entered slips one after the other, each under its own key. A refused slip stops none of the others; a lost answer
 * does, and the same key is sent again at the next attempt.
 */
export function useRecordSlips(slips: Slips, set: (change: (slips: Slips) => Slips) => void) {
  const memory = useQueryClient();
  const [isRunning, setIsRunning] = useState(false);

  function note(id: string, result: Partial<Slip>) {
    set((now) => ({ ...now, [id]: { ...slipOf(now, id), ...result } }));
  }

  async function record(): Promise<void> {
    if (isRunning) return;
    setIsRunning(true);
    try {
      for (const id of enteredIn(slips)) {
        const { amount, method, reference, key } = slipOf(slips, id);
        const idempotencyKey = key ?? uuidv7();
        note(id, { key: idempotencyKey, failure: null });
        try {
          const body = { amount: Number(amount), method, reference: reference.trim() || null };
          const { data: posted } = await callWith(paymentEndpoints.recordPayment, {
            params: { id },
            body,
            idempotencyKey,
          });
          note(id, { posted });
        } catch (thrown) {
          if (!(thrown instanceof ApiFailure)) throw thrown;
          note(id, { failure: thrown });
          if (isAnswerLost(thrown) || thrown.status === 401) return;
        }
      }
    } finally {
      setIsRunning(false);
      void memory.invalidateQueries();
    }
  }

  return { record, isRunning };
}
