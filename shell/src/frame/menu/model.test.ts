import { expect, jest, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import { $areTimeoutsPaused } from '../../platform/notifications/model.ts';
import { $isMenuOpen, $menu, loadMenuFx, menuApproached, menuClosed, menuOpened } from './model.ts';

const Menu = () => null;

test('the clocks of notifications stand still while the menu is open @H-03', async () => {
  const scope = fork({ handlers: [[loadMenuFx, () => Menu]] });
  await allSettled(menuOpened, { scope });
  expect(scope.getState($areTimeoutsPaused)).toBe(true);
  await allSettled(menuClosed, { scope });
  expect(scope.getState($areTimeoutsPaused)).toBe(false);
});

test('the menu is loaded once, when somebody comes near', async () => {
  const load = jest.fn(() => Menu);
  const scope = fork({ handlers: [[loadMenuFx, load]] });
  await allSettled(menuApproached, { scope });
  expect(scope.getState($menu)).toEqual({ Menu });
  expect(scope.getState($isMenuOpen)).toBe(false);
  await allSettled(menuOpened, { scope });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a menu that does not load is closed again, and the next press tries again', async () => {
  const load = jest.fn<() => typeof Menu>().mockImplementationOnce(() => {
    throw new Error('offline');
  });
  load.mockReturnValue(Menu);
  const scope = fork({ handlers: [[loadMenuFx, load]] });
  await allSettled(menuOpened, { scope });
  expect(scope.getState($isMenuOpen)).toBe(false);
  expect(scope.getState($areTimeoutsPaused)).toBe(false);
  await allSettled(menuOpened, { scope });
  expect(scope.getState($isMenuOpen)).toBe(true);
});
