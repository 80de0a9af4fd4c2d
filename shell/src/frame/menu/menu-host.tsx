import { useLocation } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $menu, menuClosed } from './model.ts';

export function MenuHost() {
  const [loaded, close] = useUnit([$menu, menuClosed]);
  const { key } = useLocation();
  const shownKey = useRef(key);
  // Another page closes it. The first one does not: a menu may have been opened before its effects run.
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    close();
  }, [key, close]);
  return loaded && <loaded.Menu />;
}
