import { useCallback, useEffect, useState } from 'preact/hooks';

/** Whether this tab is the one that plays; the others watch until they take over. */
export const useTheOnlyTab = (name: string): { readonly mine: boolean; readonly take: () => void } => {
  const [mine, setMine] = useState(true);
  const [taken, takeAgain] = useState(0);
  useEffect(() => {
    // A browser without locks has no other tab to tell.
    if (!navigator.locks) return undefined;
    let release: (() => void) | undefined;
    let here = true;
    const held = (lock: Lock | null): Promise<void> | undefined => {
      if (!here) return undefined;
      setMine(lock !== null);
      return lock ? new Promise((done) => (release = done)) : undefined;
    };
    navigator.locks.request(`portolan:${name}`, taken > 0 ? { steal: true } : { ifAvailable: true }, held).catch(() => {
      // Another tab has taken over.
      if (here) setMine(false);
    });
    return () => {
      here = false;
      release?.();
    };
  }, [name, taken]);
  return { mine, take: useCallback(() => takeAgain((n) => n + 1), []) };
};
