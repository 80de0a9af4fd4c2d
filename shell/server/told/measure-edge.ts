import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ReleaseStore } from '../release-store.ts';
import type { Figures } from './figures.ts';

/** Up to so many seconds; the longest that a render may take is `RENDER_LIMIT_MS`. */
const SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1, 3];

/** How a render ended: `done`, or why it failed. */
export type MeasureRender = (remote: string, version: string, outcome: string, seconds: number) => void;

/** Measures how long the renders of each build take, and how they end. */
export function measureRenders(metrics: Registry): MeasureRender {
  const renders = new Histogram({
    name: 'edge_render_duration_seconds',
    help: 'Seconds that a page was rendered for, its wait for a turn included, by how that ended',
    labelNames: ['remote', 'version', 'outcome'],
    buckets: SECONDS,
    registers: [metrics],
  });
  return (remote, version, outcome, seconds) => renders.observe({ remote, version, outcome }, seconds);
}

/** Tells which releases an edge serves, and whether it can read the release store. */
export function measureReleases(metrics: Registry, store: Pick<ReleaseStore, 'active' | 'state'>): void {
  const registers = [metrics];
  new Gauge({
    name: 'edge_registry_revision',
    help: 'The revision of the registry that this edge serves',
    registers,
    collect() {
      this.set(store.active.registry.revision);
    },
  });
  new Gauge({
    name: 'edge_store_away',
    help: '1 while the release store cannot be read',
    registers,
    collect() {
      this.set(Number(store.state.isAway));
    },
  });
  new Gauge({
    name: 'edge_release_active',
    help: '1 for the version of each part that this edge serves',
    labelNames: ['part', 'version'],
    registers,
    collect() {
      this.reset();
      const { shell } = store.active;
      this.set({ part: 'shell', version: shell.manifest.version }, 1);
      for (const [part, { active }] of Object.entries(store.active.remotes))
        this.set({ part, version: active.version }, 1);
    },
  });
}

/** Tells what browsers told this edge. */
export function measureTold(metrics: Registry, figures: Figures): void {
  const registers = [metrics];
  new Counter({
    name: 'browser_troubles_total',
    help: 'Failures of builds, errors and long tasks that browsers told of, by part and version',
    labelNames: ['part', 'version', 'kind'],
    registers,
    collect() {
      this.reset();
      for (const { part, version, failures, errors, longTasks } of figures.all()) {
        this.inc({ part, version, kind: 'failure' }, failures);
        this.inc({ part, version, kind: 'error' }, errors);
        this.inc({ part, version, kind: 'long-task' }, longTasks);
      }
    },
  });
  new Counter({
    name: 'browser_vitals_total',
    help: 'Web vitals that browsers told of, by part, version, name and rating',
    labelNames: ['part', 'version', 'name', 'rating'],
    registers,
    collect() {
      this.reset();
      for (const { part, version, vitals } of figures.all())
        for (const [name, ratings] of Object.entries(vitals))
          for (const [rating, count] of Object.entries(ratings))
            this.inc({ part, version, name, rating }, count);
    },
  });
}
