import type { Browser, Page } from '@playwright/test';

const CATEGORIES = ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** An event of a trace; times are microseconds, `tdur` those that its thread itself ran. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The main thread that ran longest: that of the page. */
function tasksOfPage(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = threads.map(({ pid, tid }) =>
    events.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid),
  );
  const sum = (some: readonly TraceEvent[]): number => some.reduce((all, { dur = 0 }) => all + dur, 0);
  return tasks.sort((a, b) => sum(b) - sum(a))[0] ?? [];
}

/**
 * Watches the main thread of a page.
 *
 * @returns ends it, and gives the longest task in milliseconds, by the time of the thread: what other work on the
 *   machine takes from it does not count
 */
export async function watchMainThread(browser: Browser, page: Page): Promise<() => Promise<number>> {
  await browser.startTracing(page, { categories: CATEGORIES });
  return async () => {
    const trace = await browser.stopTracing();
    const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
    return Math.max(0, ...tasksOfPage(traceEvents).map(({ tdur = 0 }) => tdur / 1000));
  };
}
