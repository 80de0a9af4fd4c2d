import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';
import { takeErrorsOfNode } from './errors-of-node.ts';

/** What browsers have and jsdom lacks, or has in a form that requests of Node refuse. */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'fetch',
  'Headers',
  'MessageChannel',
  'MessagePort',
  'ReadableStream',
  'Request',
  'Response',
  'setImmediate',
  'clearImmediate',
  'structuredClone',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'Uint8Array',
  'ArrayBuffer',
  'URL',
  'URLSearchParams',
  'WritableStream',
] as const;

/** A browser as far as jsdom goes, with the requests, streams and signals of Node. */
export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context, jsdom);
    takeErrorsOfNode(this.global);
    acceptSignalsOfNode(this.global);
    for (const name of FROM_NODE)
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    Object.assign(this.global, { jsdom: this.dom });
  }

  /** Packages are taken in their builds for Node, as the edge takes them. */
  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}

/** Lets listeners end with a signal of Node, which jsdom does not know. */
function acceptSignalsOfNode(window: typeof globalThis): void {
  const OwnController = window.AbortController;
  const ownSignal = (signal: AbortSignal): AbortSignal => {
    const own = new OwnController();
    if (signal.aborted) own.abort();
    else signal.addEventListener('abort', () => own.abort(), { once: true });
    return own.signal;
  };
  // The window has a method of its own, which counts who listens to errors.
  for (const target of [window.EventTarget.prototype, window]) {
    const { addEventListener } = target;
    target.addEventListener = function (
      type: string,
      listener: EventListener,
      options?: AddEventListenerOptions,
    ) {
      const own = options?.signal ? { ...options, signal: ownSignal(options.signal) } : options;
      return addEventListener.call(this, type, listener, own);
    };
  }
}
