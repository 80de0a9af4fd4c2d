import { Link as RouterLink } from '@ecocircle/shared-contracts/router';
import { ArrowLeftIcon, Link } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './page-head.module.css';
import { useTitle } from './use-title.ts';

interface PageHeadProps {
  readonly title: string;
  readonly lead?: string;
  /** The path of the list that the page belongs to. */
  readonly back?: string;
}

/** The head of a page, which also names it in the browser's tab. */
export function PageHead({ title, lead, back }: PageHeadProps) {
  const { t } = useTranslation();
  useTitle(title);
  return (
    <header className={styles.head}>
      {back !== undefined && (
        <Link variant="standalone" icon={<ArrowLeftIcon size="sm" />} render={<RouterLink to={back} />}>
          {t('back')}
        </Link>
      )}
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
