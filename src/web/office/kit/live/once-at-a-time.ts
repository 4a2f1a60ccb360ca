/**
 * Runs `task` when it is called. Calls during a run cause one more run afterwards, however many they are. So the last run always
 * begins after the last call, and many calls neither start many runs nor keep any from ending.
 */
export function onceAtATime(task: () => Promise<unknown>): () => void {
  let isRunning = false;
  let isAsked = false;
  return async () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      await task();
    }
    isRunning = false;
  };
}
