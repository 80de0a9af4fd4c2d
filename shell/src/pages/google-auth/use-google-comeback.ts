import { useNavigate } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { $auth, $request } from '../../platform/session/model.ts';
import { pathAfterLogin } from '../../platform/session/return-path.ts';
import { signInByTokenFx } from '../../platform/session/sign-in-model.ts';
import { allowReferrer } from './allow-referrer.ts';
import { finishGoogleSignIn } from './finish-sign-in.ts';

const FAILED = '/google-auth-error';

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
      return entered ? pathAfterLogin({ remotes }, entered.user.roles) : FAILED;
    };
    leadOn()
      .catch(() => FAILED)
      .then((path) => navigate(path, { replace: true }))
      .then(allowReferrer);
  }, [auth, navigate, remotes, request, signInByToken]);
}
