import { useLocation, useNavigate } from '@ecocircle/shared-contracts/router';
import { useHydrated } from '@ecocircle/ui-kit';

const HASH = '#filters';

/** Whether somebody leaves the sheet for the list behind it. */
export const isSheetLeft = (from: URL, to: URL): boolean =>
  from.hash === HASH && to.hash === '' && from.pathname + from.search === to.pathname + to.search;

/** Whether the sheet of filters is open: an address of its own, so that the way back closes it. */
export function useFilterSheet() {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = useHydrated() && hash === HASH;
  const hasOpenedHere = state === HASH;
  const open = () => void navigate({ search, hash: HASH }, { state: HASH, preventScrollReset: true });
  const close = () =>
    void (hasOpenedHere ? navigate(-1) : navigate({ search }, { replace: true, preventScrollReset: true }));
  return { isOpen, open, close };
}
