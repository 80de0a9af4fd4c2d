import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styles } from '../account-form/index.ts';
import { GoogleSignIn } from '../google-sign-in/index.ts';
import { LoginForm } from './login-form.tsx';
import { RestoreForm } from './restore-form.tsx';
import { restoreForm } from './restore-model.ts';
import { $view, formLeft, formOpened, type LoginView, loginWanted } from './views.ts';

/** The view that shows: the one that the person went to, else the one that the form began with. */
export const useLoginView = (start: LoginView): LoginView => useUnit($view) ?? start;

interface ViewProps {
  /** Level of the heading; 1 on a page of its own. */
  readonly level: 1 | 3;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

function View({ level, title, lead, children }: ViewProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className={styles.title} tabIndex={-1}>
        {title}
      </Heading>
      <p className={styles.lead}>{lead}</p>
      {children}
    </>
  );
}

function MailedView({ level }: Pick<ViewProps, 'level'>) {
  const { t } = useTranslation();
  const [outcome, onOk] = useUnit([restoreForm.$outcome, loginWanted]);
  const email = outcome?.reference ?? '';
  return (
    <View level={level} title={t('restoreSuccess.title')} lead={t('restoreSuccess.lead', { email })}>
      <div className={styles.stack}>
        <p className={styles.note}>{t('restoreSuccess.spam')}</p>
        <Button size="lg" wide onClick={onOk}>
          {t('restoreSuccess.ok')}
        </Button>
      </div>
    </View>
  );
}

function Shown({ view, level }: { readonly view: LoginView; readonly level: ViewProps['level'] }) {
  const { t } = useTranslation();
  if (view === 'restore-password-success') return <MailedView level={level} />;
  if (view === 'restore-password')
    return (
      <View level={level} title={t('restore.title')} lead={t('restore.lead')}>
        <RestoreForm />
      </View>
    );
  if (level !== 1)
    return (
      <>
        <LoginForm />
        <GoogleSignIn newTab />
      </>
    );
  return (
    <View level={level} title={t('login.title')} lead={t('login.lead')}>
      <LoginForm />
      <GoogleSignIn />
    </View>
  );
}

interface LoginViewsProps extends Pick<ViewProps, 'level'> {
  readonly start?: LoginView;
}

/**
 * The login form in its three views: login, restoring a password, and what to do when the mail is on its way. Who goes
 * from one to another begins at its first field, or at its heading where it has none.
 */
export function LoginViews({ level, start = 'login' }: LoginViewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [opened, left] = useUnit([formOpened, formLeft]);
  const view = useLoginView(start);
  const seen = useRef(view);
  useEffect(() => {
    opened(start);
    return left;
  }, [opened, left, start]);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    (find('input') ?? find('[tabindex="-1"]'))?.focus();
  }, [view]);
  return (
    <div ref={place}>
      <Shown view={view} level={level} />
    </div>
  );
}
