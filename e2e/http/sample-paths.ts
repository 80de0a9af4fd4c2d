import type { RemoteRoute } from '@ecocircle/shared-contracts';
import type { Samples } from '../fixtures.ts';

/** What parameters of paths are filled in with. */
const SAMPLES: Readonly<Record<string, (samples: Samples, id: string) => string>> = {
  id: ({ point, event }, route) => (route === 'recycling-points' ? point.id : event.id),
  name: () => encodeURIComponent('Уборка у реки'),
  token: () => 'x',
};

/** The patterns of a route's path: one that may be left out is once left out and once there. */
export const patternsOf = ({ path }: Pick<RemoteRoute, 'path'>): string[] => [
  ...new Set([path.replace(/\/?:\w+\?/, ''), path.replace('?', '')]),
];

/** The path of a page, with a slash before it where there is one at all. */
export function samplePath(pattern: string, id: string, samples: Samples): string {
  const filled = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const sample = SAMPLES[name];
    if (!sample) throw new Error(`e2e/http/sample-paths.ts has no sample for :${name} of /${pattern}`);
    return sample(samples, id);
  });
  return filled && `/${filled}`;
}
