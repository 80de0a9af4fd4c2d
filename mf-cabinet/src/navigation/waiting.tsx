import { useWording } from '@ecocircle/app-kit/wording';
import { Badge } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { $draftCount } from '../own-events/index.ts';
import { $reportCount } from '../point-reports/index.ts';
import { $counts, attentionOf } from '../points/index.ts';

function Waiting({ count }: { readonly count: number }) {
  const { counted } = useWording();
  return count > 0 && <Badge count={count} label={counted('navigation.waiting', count)} />;
}

/** How many points and reports wait for their creator, beside the link to the points; nothing while none does. */
export function PointsWaiting() {
  const [counts, reports] = useUnit([$counts, $reportCount]);
  return <Waiting count={(counts.kind === 'ready' ? attentionOf(counts.data) : 0) + reports} />;
}

/** How many drafts of events wait for their creator, beside the link to the events. */
export const EventsWaiting = () => <Waiting count={useUnit($draftCount)} />;
