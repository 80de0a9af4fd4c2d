import { useWording } from '@ecocircle/app-kit/wording';
import { Badge } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { $counts, attentionOf } from '../points/index.ts';

/** How many points wait for their creator, beside the link to them; nothing while none does. */
export function PointsWaiting() {
  const { counted } = useWording();
  const counts = useUnit($counts);
  const waiting = counts.kind === 'ready' ? attentionOf(counts.data) : 0;
  return waiting > 0 && <Badge count={waiting} label={counted('navigation.waiting', waiting)} />;
}
