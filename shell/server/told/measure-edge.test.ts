/** @jest-environment @ecocircle/test-kit/process */
import { EMPTY_REGISTRY } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import type { ActiveReleases } from '../release-store.ts';
import type { StoreState } from '../store-link.ts';
import { shellBuild } from '../testing/shell-build.ts';
import { Figures } from './figures.ts';
import { measureReleases, measureRenders, measureTold } from './measure-edge.ts';

interface MeasuredStore {
  active: ActiveReleases;
  state: StoreState;
}

test('an edge tells which releases it serves, and that its store is away @O-09', async () => {
  const metrics = new Registry();
  const activeOf = (version: string, revision: number) =>
    ({
      registry: { ...EMPTY_REGISTRY, revision },
      remotes: { 'mf-public': { active: { version } } },
      shell: shellBuild({ version: '7.0.0' }),
    }) as unknown as ActiveReleases;
  const since = new Date();
  const store: MeasuredStore = { active: activeOf('1.0.0', 3), state: { isAway: false, since } };
  measureReleases(metrics, store);
  const before = await metrics.metrics();
  expect(before).toContain('edge_registry_revision 3');
  expect(before).toContain('edge_store_away 0');
  expect(before).toContain('edge_release_active{part="mf-public",version="1.0.0"} 1');
  expect(before).toContain('edge_release_active{part="shell",version="7.0.0"} 1');

  store.active = activeOf('1.1.0', 4);
  store.state = { isAway: true, since, reason: 'gone' };
  const after = await metrics.metrics();
  expect(after).toContain('edge_registry_revision 4');
  expect(after).toContain('edge_store_away 1');
  expect(after).toContain('edge_release_active{part="mf-public",version="1.1.0"} 1');
  expect(after).not.toContain('1.0.0');
});

test('an edge tells what browsers told it, and how its renders end @O-09', async () => {
  const metrics = new Registry();
  const figures = new Figures();
  measureTold(metrics, figures);
  const told = { part: 'mf-points-map', version: '1.0.0', route: null } as const;
  figures.add({
    told: [
      { ...told, kind: 'failure', count: 2 },
      { ...told, kind: 'vital', count: 3, vital: { name: 'LCP', rating: 'good' } },
    ],
  });
  const measure = measureRenders(metrics);
  measure('mf-public', '1.0.0', 'done', 0.012);
  measure('mf-public', '1.0.0', 'late', 2.5);
  const text = await metrics.metrics();
  expect(text).toContain('browser_troubles_total{part="mf-points-map",version="1.0.0",kind="failure"} 2');
  expect(text).toContain(
    'browser_vitals_total{part="mf-points-map",version="1.0.0",name="LCP",rating="good"} 3',
  );
  expect(text).toContain(
    'edge_render_duration_seconds_count{remote="mf-public",version="1.0.0",outcome="done"} 1',
  );
  expect(text).toContain(
    'edge_render_duration_seconds_bucket{le="1",remote="mf-public",version="1.0.0",outcome="late"} 0',
  );
});
