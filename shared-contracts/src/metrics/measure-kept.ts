import { Counter, type Registry } from 'prom-client';

/** Counts answers that were kept and sent again before the framework, which measures only the others. */
export function measureKept(
  metrics: Registry,
  server: 'api' | 'edge',
  kept: { readonly sent: number },
): void {
  new Counter({
    name: `${server}_kept_answers_total`,
    help: 'Answers that were kept and sent again',
    registers: [metrics],
    collect() {
      this.reset();
      this.inc(kept.sent);
    },
  });
}
