import type { PortalDialog } from '@ecocircle/shared-contracts';
import { useLocation } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { dialogOf } from './dialog-address.ts';
import { $dialog } from './model.ts';

/** The open dialog, which has a title and a description of its own, from its address on until it closes. */
export function useOpenDialog(): PortalDialog | null {
  const { search } = useLocation();
  const open = useUnit($dialog);
  return useMemo(() => open ?? dialogOf(search), [open, search]);
}
