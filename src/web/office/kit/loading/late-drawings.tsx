import { type ComponentType, Suspense } from 'react';
import { latePart } from './late-part.tsx';

/** A drawing that few see on their first screen. Its place is kept until its file is here. */
function lateDrawing(load: () => Promise<ComponentType>): ComponentType {
  const Drawing = latePart(load);
  return () => (
    <Suspense
      fallback={<svg viewBox="0 0 200 168" width="200" height="168" aria-hidden="true" focusable="false" />}
    >
      <Drawing />
    </Suspense>
  );
}

export const LateChaiCup = lateDrawing(async () => (await import('../drawings/chai-cup.tsx')).ChaiCup);
export const LateOpenRegister = lateDrawing(
  async () => (await import('../drawings/open-register.tsx')).OpenRegister,
);
