import { createEvent, createStore } from 'effector';

/** What the login form shows. */
export type LoginView = 'login' | 'restore-password' | 'restore-password-success';

/** The form is there, with the view that its address asks for. */
export const formOpened = createEvent<LoginView>();
export const formLeft = createEvent();
export const restoreWanted = createEvent();
export const loginWanted = createEvent();
/** The mail with the link is on its way. */
export const linkMailed = createEvent();

/** The view; null before the form was opened, when its address alone says it. */
export const $view = createStore<LoginView | null>(null)
  .on(formOpened, (_, view) => view)
  .on(restoreWanted, () => 'restore-password')
  .on(loginWanted, () => 'login')
  .on(linkMailed, (view) => (view === 'restore-password' ? 'restore-password-success' : view))
  .reset(formLeft);
