export { LoginViews, useLoginView } from './login-views.tsx';
export { SignUpInvitation } from './sign-up-invitation.tsx';
export type { LoginView } from './views.ts';
