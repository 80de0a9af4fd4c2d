import type { PointPhoto } from '@ecocircle/shared-contracts';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { PhotoUploader } from './model.ts';

/** Puts what arrives at the end of the list, and sends again what failed for want of a line once it is back. */
export function useTakingUp(
  { $arrived, taken, cameOnline }: PhotoUploader,
  value: readonly PointPhoto[],
  onChange: (photos: readonly PointPhoto[]) => void,
): void {
  const [arrived, take, online] = useUnit([$arrived, taken, cameOnline]);
  useEffect(() => {
    if (arrived.length === 0) return;
    const known = new Set(value.map(({ id }) => id));
    onChange([...value, ...arrived.filter(({ id }) => !known.has(id))]);
    take(arrived);
  }, [arrived, value, onChange, take]);
  useEffect(() => {
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [online]);
}
