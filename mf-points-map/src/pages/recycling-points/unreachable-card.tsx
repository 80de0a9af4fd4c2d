import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { ButtonLink } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { CardNotice } from './card-notice.tsx';

/** There is no line, and the point is none of those that are kept: what tells of it cannot wait for code of its own. */
export function UnreachableCard() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const retry = (
    <ButtonLink
      size="sm"
      variant="secondary"
      render={<Link to={pathname + search} replace preventScrollReset />}
    >
      {t('map.retry')}
    </ButtonLink>
  );
  return (
    <CardNotice title={t('missing.noLine.title')} tone="neutral" actions={retry}>
      <p>{t('missing.noLine.text')}</p>
    </CardNotice>
  );
}
