import { type Scope, scopeBind } from 'effector';
import { storeMoved } from './model.ts';
import { pageWoke } from './timer.ts';

/** Looks at the store and at the clock when the page may have slept: both went on without it. */
export function watchWaking(scope: Scope): void {
  const moved = scopeBind(storeMoved, { scope });
  const woke = scopeBind(pageWoke, { scope });
  const lookAround = (): void => {
    moved();
    woke();
  };
  for (const name of ['pageshow', 'focus', 'online']) addEventListener(name, lookAround);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) lookAround();
  });
}
