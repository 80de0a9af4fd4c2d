import { createEvent, createStore } from 'effector';

export const loaderStarted = createEvent<string>();
export const loaderStopped = createEvent<string>();

/** The keys of the work that locks the page. */
export const $loaders = createStore<readonly string[]>([])
  .on(loaderStarted, (keys, key) => [...keys, key])
  .on(loaderStopped, (keys, key) => keys.toSpliced(keys.indexOf(key), keys.includes(key) ? 1 : 0));
