import { Spinner } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Frame } from './frame/frame.tsx';
import { $session, deskOpened } from './session/index.ts';
import { SignInPage } from './sign-in/index.ts';

/** The desk: the frame of who is signed in, or the way in. */
export function App() {
  const [session, open] = useUnit([$session, deskOpened]);
  useEffect(() => {
    open();
  }, [open]);
  switch (session.kind) {
    case 'unknown':
      return <Spinner size="lg" />;
    case 'signed-in':
      return <Frame me={session.me} />;
    default:
      return <SignInPage step={session.kind === 'needs-code' ? 'code' : 'password'} />;
  }
}
