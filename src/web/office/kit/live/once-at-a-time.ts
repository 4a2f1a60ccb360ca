/**
 * Runs `task` when it is called. Called while the task runs, it runs once more afterwards, however often it was called: the last
 * run always began after the last call, and a crowd of calls neither starts a crowd of runs nor keeps any from ending.
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
