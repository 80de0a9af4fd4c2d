import { Link } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink, ErrorState, lostDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTitle } from './use-title.ts';

/** Stands where an address leads to nothing. */
export function UnknownPage() {
  const { t } = useTranslation();
  useTitle(t('lost.title'));
  return (
    <ErrorState
      level={1}
      drawing={lostDrawing}
      title={t('lost.title')}
      text={t('lost.text')}
      action={<ButtonLink render={<Link to="/" />}>{t('lost.home')}</ButtonLink>}
    />
  );
}

/** Stands where a page broke. */
export function FailedPage() {
  const { t } = useTranslation();
  useTitle(t('broken.title'));
  return (
    <ErrorState
      level={1}
      drawing={lostDrawing}
      title={t('broken.title')}
      text={t('broken.text')}
      action={<Button onClick={() => location.reload()}>{t('retry')}</Button>}
    />
  );
}
