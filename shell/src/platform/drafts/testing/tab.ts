/** The page goes, as at a reload: what was typed is stored by then. */
export const leavePage = (): void => void dispatchEvent(new Event('pagehide'));

/** A tab of which nothing is stored. */
export function openNewTab(): void {
  leavePage();
  sessionStorage.clear();
}
