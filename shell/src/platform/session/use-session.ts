import type { Session } from '@ecocircle/shared-contracts';
import { useHydrated } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { $session } from './model.ts';

const ANONYMOUS: Session = { status: 'anonymous' };

/** The session; anonymous during hydration, since the server renders for nobody in particular. */
export function useSession(): Session {
  const session = useUnit($session);
  return useHydrated() ? session : ANONYMOUS;
}
