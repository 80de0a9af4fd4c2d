/** Loads the pages around an account, which no other page waits for. A failed load may be tried again. */
export const loadAccountPages = () => import(/* webpackChunkName: "account" */ './account-pages.ts');

export type AccountPage = keyof Awaited<ReturnType<typeof loadAccountPages>>;
