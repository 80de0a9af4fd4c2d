import type { Session } from '@ecocircle/shared-contracts';
import { useUnit } from 'effector-react';
import { useSyncExternalStore } from 'react';
import { $session } from './model.ts';

const ANONYMOUS: Session = { status: 'anonymous' };
const never = () => () => {};

/** Whether the page has been hydrated; the first render must equal the server's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The session; anonymous during hydration, since the server renders for nobody in particular. */
export function useSession(): Session {
  const session = useUnit($session);
  return useHydrated() ? session : ANONYMOUS;
}
