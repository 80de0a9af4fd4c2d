import { createEffect, createEvent, createStore, sample } from 'effector';
import type { ComponentType } from 'react';
import { timeoutsPaused, timeoutsResumed } from '../../platform/notifications/model.ts';

export const menuApproached = createEvent();
export const menuOpened = createEvent();
export const menuClosed = createEvent();

export const loadMenuFx = createEffect(async (): Promise<ComponentType> => {
  const { Menu } = await import(/* webpackChunkName: "menu" */ './menu.tsx');
  return Menu;
});

export const $menu = createStore<{ readonly Menu: ComponentType } | null>(null, {
  serialize: 'ignore',
}).on(loadMenuFx.doneData, (_, Menu) => ({ Menu }));

/** A menu that cannot be loaded is closed, so that the next press tries again. */
export const $isMenuOpen = createStore(false)
  .on(menuOpened, () => true)
  .reset(menuClosed, loadMenuFx.fail);

sample({
  clock: [menuApproached, menuOpened],
  source: { loaded: $menu, isLoading: loadMenuFx.pending },
  filter: ({ loaded, isLoading }) => loaded === null && !isLoading,
  target: loadMenuFx,
});
sample({ clock: $isMenuOpen, filter: (isOpen) => isOpen, target: timeoutsPaused });
sample({ clock: $isMenuOpen, filter: (isOpen) => !isOpen, target: timeoutsResumed });
