import { executionAsyncResource } from 'node:async_hooks';

/** Held for as long as the process runs. */
const kept: object[] = [];

/**
 * Keeps `process.nextTick`, through which a request comes some ten times, from becoming slow. Node.js makes a tick as an
 * object with computed keys, for which V8 remembers one hidden class. The class dies with the last tick, at a major
 * collection of memory that finds none waiting; V8 then takes ticks for objects of many classes, and makes each by its
 * runtime until the process ends. One tick that lives keeps the class.
 */
export function keepTickShape(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
