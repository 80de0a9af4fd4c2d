import { Answer, GOOGLE_SIGN_IN } from '@ecocircle/shared-contracts';
import type { RequestClient } from '../../platform/services/request-client.ts';
import type { StoredAuth } from '../../platform/session/auth-storage.ts';
import type { SignInResult } from '../../platform/session/sign-in.ts';

export interface SignInSurroundings {
  readonly origin: string;
  readonly request: RequestClient;
  readonly signInByToken: (token: string) => Promise<SignInResult>;
}

/** What the provider leads back with; what is there twice counts as absent. */
function comebackOf(search: string) {
  const params = new URLSearchParams(search);
  const once = [...params].filter(([name]) => params.getAll(name).length === 1);
  const found = Answer.of(Object.fromEntries(once));
  const issuer = found.has('iss') ? { iss: found.text('iss') } : {};
  return { code: found.text('code'), state: found.text('state'), ...issuer };
}

/** Gives the code of the address for a token and signs in with it; null for whatever keeps the person out. */
export async function finishGoogleSignIn(
  search: string,
  { origin, request, signInByToken }: SignInSurroundings,
): Promise<StoredAuth | null> {
  try {
    const query = { ...comebackOf(search), redirect_uri: origin + GOOGLE_SIGN_IN.callback };
    const answer = await request({ path: GOOGLE_SIGN_IN.exchange, query });
    const result = await signInByToken(Answer.of(answer).text('token'));
    return result.kind === 'ok' ? result.auth : null;
  } catch {
    // One page stands for whatever happens here; the server's log knows more.
    return null;
  }
}
