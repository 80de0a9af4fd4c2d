/** Loads the dialog; what was loaded once comes at once. A failed load may be tried again. */
export const loadDialog = () => import(/* webpackChunkName: "login-again" */ './login-again-dialog.tsx');
