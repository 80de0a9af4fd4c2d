import type { Locale, RemoteRoute } from '@ecocircle/shared-contracts';
import type { Samples } from '../fixtures.ts';

/** What the ids of routes name; of all others, a public event. */
const IDS: Readonly<Record<string, (samples: Samples) => string>> = {
  'recycling-points': ({ point }) => point.id,
  'edit-charity-event': ({ ownEvent }) => ownEvent.id,
  'edit-recycling-point': ({ ownPoint }) => ownPoint.id,
  'my-recycling-point': ({ ownPoint }) => ownPoint.id,
};

/** What parameters of paths are filled in with, in a language. */
const SAMPLES: Readonly<Record<string, (samples: Samples, id: string, locale: Locale) => string>> = {
  id: (samples, route) => IDS[route]?.(samples) ?? samples.event.id,
  name: () => encodeURIComponent('Уборка у реки'),
  token: () => 'x',
  slug: ({ thing }, _, locale) => thing.slugs[locale],
};

/** The patterns of a route's path: one that may be left out is once left out and once there. */
export const patternsOf = ({ path }: Pick<RemoteRoute, 'path'>): string[] => [
  ...new Set([path.replace(/\/?:\w+\?/, ''), path.replace('?', '')]),
];

/** The path of a page in a language, with a slash before it where there is one at all. */
export function samplePath(pattern: string, id: string, samples: Samples, locale: Locale): string {
  const filled = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const sample = SAMPLES[name];
    if (!sample) throw new Error(`e2e/http/sample-paths.ts has no sample for :${name} of /${pattern}`);
    return sample(samples, id, locale);
  });
  return filled && `/${filled}`;
}
