import { useNavigate } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTrail } from '../frame/trail.ts';
import type { ActModel } from './create-act.ts';

/** Leads back to where somebody came from, or to the list, once an entry is gone. */
export function useLeaveOnceDone({ $made }: ActModel, list: string): void {
  const isDone = useUnit($made) !== null;
  const navigate = useNavigate();
  const path = useTrail().origin?.path ?? list;
  useEffect(() => {
    if (isDone) void navigate(path, { replace: true });
  }, [isDone, navigate, path]);
}
