import { useNavigate } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { $auth, $request } from '../../platform/session/model.ts';
import { takePathAfterLogin } from '../../platform/session/return-path.ts';
import { signInByTokenFx } from '../../platform/session/sign-in-model.ts';
import { finishGoogleSignIn } from './finish-sign-in.ts';

const FAILED = '/google-auth-error';

/**
 * Lets the page be named again to those whom it asks: the edge sends it with the order to name it to nobody, since its
 * address held a code.
 */
function allowReferrer(): void {
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = 'strict-origin-when-cross-origin';
  document.head.append(meta);
}

/** Finishes the sign-in of whoever comes back from Google, once, and leads on. The code leaves the address at once. */
export function useGoogleComeback(): void {
  const navigate = useNavigate();
  const { remotes } = usePortal();
  const { auth, request, signInByToken } = useUnit({
    auth: $auth,
    request: $request,
    signInByToken: signInByTokenFx,
  });
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const { search, origin } = location;
    const leadOn = async (): Promise<string> => {
      if (auth) return '/profile';
      await navigate({ search: '' }, { replace: true });
      const entered = await finishGoogleSignIn(search, { origin, request, signInByToken });
      return entered ? takePathAfterLogin({ remotes }, entered.user.roles) : FAILED;
    };
    leadOn()
      .catch(() => FAILED)
      .then((path) => navigate(path, { replace: true }))
      .then(allowReferrer);
  }, [auth, navigate, remotes, request, signInByToken]);
}
