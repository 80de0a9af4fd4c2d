import { setTimeout as delay } from 'node:timers/promises';
import { MAP_PATH } from './map.ts';
import { creator } from './own-points.ts';
import { median } from './rounds.ts';
import type { SizedPortal } from './sized-portals.ts';

const ROUNDS = 5;
const INTERVAL = 20;
const REASON = 'The roof of this place is repaired.';

interface OwnPoint {
  readonly id: string;
  readonly relationships: { readonly status: { readonly data: { readonly id: string } } };
}

/** Whether the page of a point, with the map and the list around it, says that it is closed for a time. */
async function isShownClosed({ url }: SizedPortal, { id }: OwnPoint): Promise<boolean> {
  const page = await (await fetch(`${url}${MAP_PATH}/${id}`)).text();
  return page.includes(REASON);
}

/**
 * Measures how long a visitor does not see what has changed: the median and the longest time, in milliseconds, from the
 * answer to a closing or a reopening of a point until the point's page that the edge gives says so.
 */
export async function measureShownChange(portal: SizedPortal) {
  const call = await creator(portal.api.url);
  const { data } = await call<{ data: readonly OwnPoint[] }>('GET', '?owner=me&page_size=20');
  const point = data.find(({ relationships }) => relationships.status.data.id === 'accepted');
  if (!point) throw new Error('the organisation has no public point');
  const times: number[] = [];
  const change = async (transit: string, isClosed: boolean): Promise<void> => {
    await call('POST', `${point.id}/transit/`, { transit, payload: { comment: REASON } });
    const since = performance.now();
    while ((await isShownClosed(portal, point)) !== isClosed) await delay(INTERVAL);
    times.push(performance.now() - since);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await change('facility#accepted_to_temporarily_not_working', true);
    await change('facility#temporarily_not_working_to_accepted', false);
  }
  return { median: median(times), longest: Math.max(...times) };
}
