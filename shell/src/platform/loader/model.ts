import { createEvent, createStore } from 'effector';

export const loaderStarted = createEvent<string>();
export const loaderStopped = createEvent<string>();

/** How often each key's work that locks the page was started and not stopped yet. */
export const $loaders = createStore<Readonly<Record<string, number>>>({})
  .on(loaderStarted, (running, key) => ({ ...running, [key]: (running[key] ?? 0) + 1 }))
  .on(loaderStopped, (running, key) => {
    const { [key]: count = 0, ...others } = running;
    return count > 1 ? { ...others, [key]: count - 1 } : others;
  });

export const $isLoading = $loaders.map((running) => Object.keys(running).length > 0);
