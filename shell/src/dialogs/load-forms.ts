import { dialogOf } from './dialog-address.ts';

/** Loads the dialogs with forms; what was loaded once comes at once. A failed load may be tried again. */
export const loadForms = () => import(/* webpackChunkName: "forms" */ '../form-dialog/index.ts');

/** The code of the dialogs with forms. */
export type Forms = Awaited<ReturnType<typeof loadForms>>;

/** Loads them ahead; whether it works shows when they are needed. */
export function prefetchForms(): void {
  loadForms().catch(() => {});
}

/** The forms where the address opens one, for a first render that holds it; otherwise null. */
export const formsFor = async (search: string): Promise<Forms | null> =>
  dialogOf(search) ? loadForms() : null;
