const FAKEABLE = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Settings of fake timers that leave everything real but these. */
export const fakeOnly = (...faked: readonly (typeof FAKEABLE)[number][]) => ({
  doNotFake: FAKEABLE.filter((name) => !faked.includes(name)),
});
