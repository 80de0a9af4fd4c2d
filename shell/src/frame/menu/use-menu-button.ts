import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { $isMenuOpen, menuApproached, menuOpened } from './model.ts';

/** What every button that opens the menu does; the menu is on its way before the press is over. */
export function useMenuButton() {
  const [isOpen, open, approach] = useUnit([$isMenuOpen, menuOpened, menuApproached]);
  return {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onPointerEnter: () => approach(),
    onFocus: () => approach(),
    onClick(event: MouseEvent<HTMLButtonElement>) {
      // Safari does not focus a pressed button, and the focus has to come back to it.
      event.currentTarget.focus();
      open();
    },
  } as const;
}
