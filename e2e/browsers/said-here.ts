type Watched = typeof globalThis & { saidHere?: string[] };

/** Runs in the page: begins to write down what it says. WebDriver has no command that asks for it. */
export function watchHere(): void {
  const said: string[] = [];
  const say = (what: string, text: unknown): void => void said.push(`${what} on ${location.href}: ${text}`);
  Object.assign(globalThis, { saidHere: said });
  for (const level of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: it is what pages say that is written down
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      say(level, parts.join(' '));
      write(...parts);
    };
  }
  addEventListener('error', ({ message }) => {
    // No exception: the frame was due, and the next one tells of the other sizes.
    if (!message.startsWith('ResizeObserver loop')) say('uncaught', message);
  });
  addEventListener('unhandledrejection', (event) => say('uncaught', event.reason));
  addEventListener('securitypolicyviolation', (event) =>
    say('refused', `${event.blockedURI} by ${event.effectiveDirective}`),
  );
}

/** Runs in the page: what it has said since it was asked last. */
export function saidHere(): string[] {
  return (globalThis as Watched).saidHere?.splice(0) ?? [];
}
