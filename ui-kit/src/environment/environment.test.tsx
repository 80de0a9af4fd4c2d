import { setGlobal } from '@ecocircle/test-kit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  deviceType,
  observeSize,
  useBrowserFact,
  useHoverSupport,
  useHydrated,
  useReducedMotion,
  useSavesData,
  whenIdle,
  whenLaidOut,
} from './index.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
});

/** Media queries of which some hold; `set` changes one. */
function stubMedia(holding: Record<string, boolean>) {
  const listeners = new Set<() => void>();
  setGlobal('matchMedia', (query: string) => ({
    get matches() {
      return holding[query] ?? false;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (query: string, matches: boolean) => {
    holding[query] = matches;
    for (const listener of listeners) listener();
  };
}

test('hover support follows the pointing device after 100 ms @K-01', () => {
  const set = stubMedia({ '(hover: hover)': true });
  const { result } = renderHook(useHoverSupport);
  expect(result.current).toBe(true);
  act(() => set('(hover: hover)', false));
  act(() => jest.advanceTimersByTime(99));
  expect(result.current).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});

test('reduced motion and saved data are assumed by the server and read in the browser @L-06', () => {
  stubMedia({});
  const Shown = () => `${useReducedMotion()} ${useSavesData()}`;
  expect(renderToString(<Shown />)).toBe('true true');
  expect(renderHook(useReducedMotion).result.current).toBe(false);
  expect(renderHook(useSavesData).result.current).toBe(false);
});

test('what only the browser knows comes after the first render', () => {
  const Shown = () => `${useHydrated()} ${useBrowserFact(() => location.hostname, null)}`;
  expect(renderToString(<Shown />)).toBe('false null');
  const rendered = render(<Shown />);
  expect(rendered.container.textContent).toBe('true localhost');
});

test('a visitor saves data by the connection’s setting or by a media query @L-06', () => {
  const set = stubMedia({});
  const { result } = renderHook(useSavesData);
  act(() => set('(prefers-reduced-data: reduce)', true));
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  stubMedia({});
  setGlobal('navigator', { connection: Object.assign(new EventTarget(), { saveData: true }) });
  expect(renderHook(useSavesData).result.current).toBe(true);
});

/** Observers of size that see what they are told to. */
function stubSizes() {
  const observers = new Map<object, () => void>();
  setGlobal(
    'ResizeObserver',
    class {
      readonly #callback: () => void;
      constructor(callback: () => void) {
        this.#callback = callback;
      }
      observe() {
        observers.set(this, this.#callback);
      }
      disconnect() {
        observers.delete(this);
      }
    },
  );
  return {
    count: () => observers.size,
    report: () => {
      for (const callback of [...observers.values()]) callback();
    },
  };
}

test('a new width counts 200 ms after its last change @K-01', () => {
  const { report } = stubSizes();
  let width = 800;
  const element = { getBoundingClientRect: () => ({ width }) } as Element;
  const resized = jest.fn();
  const stop = observeSize(element, resized);
  const resizeTo = (value: number) => {
    width = value;
    report();
  };
  resizeTo(800);
  jest.advanceTimersByTime(1000);
  resizeTo(700);
  jest.advanceTimersByTime(150);
  resizeTo(600);
  jest.advanceTimersByTime(199);
  expect(resized).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(resized).toHaveBeenCalledTimes(1);
  resizeTo(500);
  stop();
  jest.advanceTimersByTime(1000);
  expect(resized).toHaveBeenCalledTimes(1);
});

test('what needs a layout starts with the first one, once, and ends with who waits for it @L-05', () => {
  const sizes = stubSizes();
  const end = jest.fn();
  const start = jest.fn(() => end);
  const stop = whenLaidOut(document.body, start);
  expect([start.mock.calls.length, sizes.count()]).toEqual([0, 1]);
  sizes.report();
  sizes.report();
  expect([start.mock.calls.length, sizes.count()]).toEqual([1, 0]);
  stop();
  expect(end).toHaveBeenCalledTimes(1);
  whenLaidOut(document.body, start)();
  expect([start.mock.calls.length, sizes.count()]).toEqual([1, 0]);
});

test('a task waits for a moment of rest, or for the next one where browsers do not tell of it @L-05', () => {
  const task = jest.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
  const rest = jest.fn<(run: () => void, options: { timeout: number }) => void>();
  setGlobal('requestIdleCallback', rest);
  whenIdle(task, 1000);
  expect(rest.mock.calls[0]?.[1]).toEqual({ timeout: 1000 });
  rest.mock.calls[0]?.[0]();
  expect(task).toHaveBeenCalledTimes(2);
});

test.each([
  ['phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 5],
  ['phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/146.0 Mobile Safari', 5],
  ['tablet', 'Mozilla/5.0 (Linux; Android 16; SM-X710) AppleWebKit/537.36 Chrome/146.0 Safari', 5],
  ['tablet', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 5],
  ['pc', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 0],
  ['pc', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/146.0 Safari', 0],
] as const)('a %s is told by %s with %i touch points @K-01', (type, userAgent, maxTouchPoints) => {
  expect(deviceType({ userAgent, maxTouchPoints })).toBe(type);
});
