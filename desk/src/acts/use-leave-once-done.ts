import { useNavigate } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { ActModel } from './create-act.ts';

/** Leads to a list once its entry is gone. */
export function useLeaveOnceDone({ $isDone }: ActModel, path: string): void {
  const isDone = useUnit($isDone);
  const navigate = useNavigate();
  useEffect(() => {
    if (isDone) void navigate(path, { replace: true });
  }, [isDone, navigate, path]);
}
