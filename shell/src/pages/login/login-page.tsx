import { useLocation, useNavigate } from '@ecocircle/shared-contracts/router';
import { type DrawingSource, doorDrawing, keyDrawing, letterDrawing } from '@ecocircle/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoginView, LoginViews, SignUpInvitation, useLoginView } from '../../features/login/index.ts';
import { usePortal } from '../../platform/page/portal-context.tsx';
import { RESTORE_PARAMETER } from '../../platform/routing/shell-paths.ts';
import { takePathAfterLogin } from '../../platform/session/return-path.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { AccountPage } from '../account/account-page.tsx';

const DRAWINGS: Readonly<Record<LoginView, DrawingSource>> = {
  login: doorDrawing,
  'restore-password': keyDrawing,
  'restore-password-success': letterDrawing,
};

/** Leads who is signed in on to the page that was asked for. */
function useWayOn(): void {
  const navigate = useNavigate();
  const page = usePortal();
  const session = useSession();
  const isLed = useRef(false);
  useEffect(() => {
    if (session.status !== 'authenticated' || isLed.current) return;
    isLed.current = true;
    navigate(takePathAfterLogin(page, session.user.roles), { replace: true });
  }, [page, session, navigate]);
}

/** The login page. */
export function LoginPage() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const start = new URLSearchParams(search).has(RESTORE_PARAMETER) ? 'restore-password' : 'login';
  const view = useLoginView(start);
  useWayOn();
  return (
    <AccountPage drawing={DRAWINGS[view]} noScript={t('login.noScript')}>
      <LoginViews level={1} start={start} />
      {view === 'login' && <SignUpInvitation />}
    </AccountPage>
  );
}
