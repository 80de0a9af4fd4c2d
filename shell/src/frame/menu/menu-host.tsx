import { useLocation } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $menu, menuClosed } from './model.ts';

export function MenuHost() {
  const [loaded, close] = useUnit([$menu, menuClosed]);
  const { key } = useLocation();
  useEffect(() => close(), [key, close]);
  return loaded && <loaded.Menu />;
}
