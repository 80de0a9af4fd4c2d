import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import { $isAsked, loginAgainGivenUp } from '../../platform/session/login-again.ts';

/** Loads the dialog; what was loaded once comes at once. A failed load may be tried again. */
export const loadDialog = () => import(/* webpackChunkName: "login-again" */ './login-again-dialog.tsx');

interface LoginAgainProps {
  readonly load?: typeof loadDialog;
}

/** Holds the place of the dialog, which is loaded when it is asked for. Where it cannot be, the login page serves. */
export function LoginAgain({ load = loadDialog }: LoginAgainProps) {
  const [isAsked, giveUp] = useUnit([$isAsked, loginAgainGivenUp]);
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isAsked || Dialog) return;
    load().then(
      ({ LoginAgainDialog }) => setDialog(() => LoginAgainDialog),
      () => giveUp(),
    );
  }, [isAsked, Dialog, giveUp, load]);
  return Dialog && <Dialog />;
}
