import { attach, merge, sample } from 'effector';
import { $request, signedIn } from './model.ts';
import { type Credentials, type SignInResult, signIn, signInByToken } from './sign-in.ts';

/** Resolves with how the login ended; never fails. */
export const signInFx = attach({
  source: $request,
  effect: (request, credentials: Credentials): Promise<SignInResult> => signIn(request, credentials),
});

/** Signs in with a token; resolves with how that ended and never fails. */
export const signInByTokenFx = attach({
  source: $request,
  effect: (request, token: string): Promise<SignInResult> => signInByToken(request, token),
});

sample({
  clock: merge([signInFx.doneData, signInByTokenFx.doneData]).filterMap((result) =>
    result.kind === 'ok' ? result.auth : undefined,
  ),
  target: signedIn,
});
