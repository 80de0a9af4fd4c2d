import { useServices } from '@ecocircle/app-kit/remote';
import { isPrecise, type VisitorPlace } from '@ecocircle/shared-contracts';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { originChanged } from '../../points-browser/index.ts';

/** The list is ordered from where the visitor is, as its distances are counted. */
export function useOrigin(): void {
  const { location } = useServices();
  const change = useUnit(originChanged);
  useEffect(() => {
    const tell = ({ position }: VisitorPlace): void =>
      void change(position && isPrecise(position) ? position : null);
    tell(location.get());
    return location.subscribe(tell);
  }, [location, change]);
}
