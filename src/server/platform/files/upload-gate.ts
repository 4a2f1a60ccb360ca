import { Refusal } from '../refusal.ts';

export interface UploadGate {
  /**
   * Runs a task that holds at most so many bytes of a user's upload in memory, after its turn in the queue. Until then
   * nothing of the upload is read. Refuses if too many wait already, or if the turn does not come in time.
   */
  admit<Result>(userId: string, bytes: number, task: () => Promise<Result>): Promise<Result>;
}

/** The memory limit of all arriving uploads together: some twenty phone photos. The copies that parsing makes come on top. */
const bytesAtOnceMax = 64 * 1024 * 1024;
/** The queue's limits, for all users and for one: as many as a form of documents has. One user's uploads arrive one after another. */
const waitingMax = 64;
const waitingOfUserMax = 5;
const waitSecondsMax = 30;
const retryAfterSeconds = 5;

interface Waiting {
  readonly userId: string;
  readonly bytes: number;
  readonly letIn: () => void;
}

/** Admits uploads so that neither a burst nor a slow upload of one user blocks the others. */
export function createUploadGate(): UploadGate {
  const inside = new Set<string>();
  let bytesInside = 0;
  const line: Waiting[] = [];

  /** In order of arrival, but past those who wait for an upload of their own user. */
  const letNextIn = () => {
    for (;;) {
      const place = line.findIndex(({ userId }) => !inside.has(userId));
      const next = line[place];
      if (next === undefined || bytesInside + next.bytes > bytesAtOnceMax) return;
      line.splice(place, 1);
      inside.add(next.userId);
      bytesInside += next.bytes;
      next.letIn();
    }
  };

  const refusal = (userId: string) =>
    new Refusal(inside.has(userId) ? 'uploads_under_way' : 'uploads_busy', { retryAfterSeconds });

  const mustWait = (userId: string, bytes: number) =>
    inside.has(userId) ||
    bytesInside + bytes > bytesAtOnceMax ||
    line.some((waiting) => !inside.has(waiting.userId));

  const enter = (userId: string, bytes: number) => {
    const ofUser = line.filter((waiting) => waiting.userId === userId);
    const isFull = ofUser.length >= waitingOfUserMax || line.length >= waitingMax;
    if (isFull && mustWait(userId, bytes)) throw refusal(userId);
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        reject(refusal(userId));
      }, waitSecondsMax * 1000);
      const letIn = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting = { userId, bytes, letIn };
      line.push(waiting);
      letNextIn();
    });
  };

  return {
    async admit(userId, bytes, task) {
      await enter(userId, bytes);
      try {
        return await task();
      } finally {
        inside.delete(userId);
        bytesInside -= bytes;
        letNextIn();
      }
    },
  };
}
